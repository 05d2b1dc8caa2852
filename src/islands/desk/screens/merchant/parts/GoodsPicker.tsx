import { useEffect, useId, useState } from 'react';
import { controlLook, FieldFrame } from '#islands/ui/form/FieldFrame.tsx';
import { goodsDeskApi, type DeskGoods, type DeskGoodsDetail } from '#lib/contracts/goods-desk.ts';
import { deskCall } from '../../../desk-call.ts';
import type { Drawing } from '../../../screen.ts';

const MOST = 8;
/** The search begins after a pause of this length in typing, ms. */
const PAUSE_MS = 250;

/** What a product is called in a list of choices. */
export type Picked = Pick<DeskGoods, 'product_id' | 'name'>;

interface Props {
  label: string;
  draw: Drawing;
  error?: string | undefined;
  /** Goods that are chosen already. */
  without?: readonly number[];
  onPick: (goods: Picked) => void;
}

/** Finds a product of the store that is on sale by its name or designation. */
export function GoodsPicker({ label, draw: { t }, error, without = [], onPick }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<DeskGoods[] | undefined>();
  useEffect(() => {
    if (!words.trim()) return setFound(undefined);
    let isWanted = true;
    const timer = setTimeout(() => {
      void deskCall()(goodsDeskApi.list, { keyword: words.trim(), tab: 'on_sale', limit: MOST }).then(
        (answer) => {
          if (isWanted) setFound(answer.ok ? answer.value.list : []);
        },
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  const choices = found?.filter((row) => !without.includes(row.product_id));
  return (
    <div className="grid gap-1">
      <FieldFrame id={id} label={label} error={error}>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={t('activity:offers.find')}
          value={words}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={controlLook(error)}
        />
      </FieldFrame>
      <div aria-live="polite">
        {choices?.length === 0 && <p className="text-12 text-ink-quiet">{t('activity:offers.none')}</p>}
        {choices && choices.length > 0 && (
          <ul className="divide-y divide-line rounded border border-line">
            {choices.map((row) => (
              <li key={row.product_id}>
                <button
                  type="button"
                  className="flex min-h-9 w-full items-center gap-2 px-2 py-1 text-left text-14 hover:bg-ground"
                  onClick={() => {
                    setWords('');
                    onPick({ product_id: row.product_id, name: row.name });
                  }}
                >
                  <img src={row.image} alt="" width="28" height="28" className="size-7 object-contain" />
                  <span className="line-clamp-2 [overflow-wrap:anywhere]">{row.name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A product of the store with its sizes; undefined while it is read. */
export function useGoods(id: number | undefined): DeskGoodsDetail | undefined {
  const [goods, setGoods] = useState<DeskGoodsDetail | undefined>();
  useEffect(() => {
    if (id === undefined) return setGoods(undefined);
    let isWanted = true;
    void deskCall()(goodsDeskApi.detail, { id }).then((found) => {
      if (isWanted && found.ok) setGoods(found.value);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return goods?.product_id === id ? goods : undefined;
}
