import { useEffect, useState } from 'react';
import { Field } from '#islands/ui/Field.tsx';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import type { CategoryNode } from '#lib/contracts/goods-views.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { deskCall } from '../../../desk-call.ts';
import type { FormProps } from '../../../screen.ts';

interface Target {
  id: number;
  name: string;
}

/** So many are offered at once; words narrow them. */
const MOST_SHOWN = 12;

const named = (nodes: readonly CategoryNode[], above = ''): Target[] =>
  nodes.flatMap((node) => {
    const name = above + node.cate_name;
    return [{ id: node.store_category_id, name }, ...named(node.children, `${name} / `)];
  });

async function categoriesLike(words: string): Promise<Target[]> {
  const found = await deskCall()(goodsApi.categories);
  if (!found.ok) return [];
  const asked = words.toLowerCase();
  return named(found.value).filter(({ name }) => name.toLowerCase().includes(asked));
}

async function storesLike(words: string): Promise<Target[]> {
  const found = await deskCall()(storeApi.list, { limit: MOST_SHOWN, ...(words ? { keyword: words } : {}) });
  return found.ok ? found.value.list.map((store) => ({ id: store.mer_id, name: store.mer_name })) : [];
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

interface Props extends FormProps<object> {
  kind: 'categories' | 'stores';
}

/** What a coupon is good for: categories, or stores, found by their names and chosen. */
function CouponTargets({ kind, values, change, draw, errors }: Props) {
  const { w } = draw;
  const [words, setWords] = useState('');
  const [offered, setOffered] = useState<Target[]>([]);
  const [names, setNames] = useState<Record<number, string>>({});
  const chosen = idsOf(values['target_ids']);
  useEffect(() => {
    let isWanted = true;
    void (kind === 'categories' ? categoriesLike(words.trim()) : storesLike(words.trim())).then((found) => {
      if (!isWanted) return;
      setOffered(found.slice(0, MOST_SHOWN));
      setNames((known) => ({ ...known, ...Object.fromEntries(found.map(({ id, name }) => [id, name])) }));
    });
    return () => {
      isWanted = false;
    };
  }, [kind, words]);
  const turn = (id: number): void =>
    change({
      ...values,
      target_ids: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    });
  const shown = [
    ...chosen.map((id) => ({ id, name: names[id] ?? String(id) })),
    ...offered.filter(({ id }) => !chosen.includes(id)),
  ];
  return (
    <div className="grid gap-2">
      <Field
        label={w(`targets.${kind}`)}
        help={w('targets.help')}
        autoComplete="off"
        value={words}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className="grid max-h-60 gap-1 overflow-y-auto" aria-label={w(`targets.${kind}`)}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded px-2 text-14 hover:bg-ground md:min-h-8">
              <input
                type="checkbox"
                className="size-4 accent-brand"
                checked={chosen.includes(id)}
                onChange={() => turn(id)}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
      <FieldError id="coupon-targets" error={errors['target_ids']} />
    </div>
  );
}

export const CouponCategories = (props: FormProps<object>) => <CouponTargets kind="categories" {...props} />;
export const CouponStores = (props: FormProps<object>) => <CouponTargets kind="stores" {...props} />;
