import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { editingApi, type TextForm, type TextVersion } from '#lib/contracts/editing.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Tag } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';
import { deskCall, newKey } from '../../../desk-call.ts';
import { ComparedTexts } from './ComparedTexts.tsx';

interface Props {
  versions: readonly TextVersion[];
  draw: Drawing;
  /** Puts a version into the form. */
  take: (form: TextForm) => void;
  /** A plan was called off. */
  onDropped: () => void;
}

const TONES = { now: 'good', planned: 'wait', past: 'quiet' } as const;

async function readVersion(id: string): Promise<TextForm | undefined> {
  const found = await deskCall()(editingApi.version, { id });
  if (found.ok) return found.value;
  showRefusal(found.failure);
  return undefined;
}

/** Everything that was saved of a text: compared with another version, put back, and plans called off. */
export function TextVersions({ versions, draw, take, onDropped }: Props) {
  const { w, locale } = draw;
  const [older, setOlder] = useState(versions.find(({ state }) => state === 'past')?.version_id ?? '');
  const [newer, setNewer] = useState(versions[0]?.version_id ?? '');
  const [compared, setCompared] = useState<{ older: TextForm; newer: TextForm } | undefined>();
  const nameOf = ({ time, who, state }: TextVersion): string =>
    `${formatDate(time, locale, 'minute')} ${who || w('from_file')}${state === 'past' ? '' : `\u00a0· ${w(`version.${state}`)}`}`;
  const options = versions.map((one) => ({ value: one.version_id, name: nameOf(one) }));
  const compare = async (): Promise<void> => {
    const [one, other] = await Promise.all([readVersion(older), readVersion(newer)]);
    if (one && other) setCompared({ older: one, newer: other });
  };
  const back = async (id: string): Promise<void> => {
    const form = await readVersion(id);
    if (form) take(form);
  };
  const drop = async (id: string): Promise<void> => {
    const done = await deskCall(newKey())(editingApi.drop, { id });
    if (done.ok) onDropped();
    else showRefusal(done.failure);
  };
  return (
    <section className="panel border border-line p-4">
      <h2 className="mb-3 text-16 font-semibold">{w('part.versions')}</h2>
      {versions.length === 0 && <p className="text-14 text-ink-secondary">{w('no_versions')}</p>}
      <ul className="grid gap-2 text-14">
        {versions.map((one) => (
          <li key={one.version_id} className="flex flex-wrap items-center gap-2">
            <Tag tone={TONES[one.state]}>
              {one.state === 'planned' && one.due_time
                ? w('planned', { time: formatDate(one.due_time, locale, 'minute') })
                : w(`version.${one.state}`)}
            </Tag>
            <span className="text-12 text-ink-secondary">
              {formatDate(one.time, locale, 'minute')} {one.who || w('from_file')}
            </span>
            {one.state !== 'now' && (
              <Button kind="line" size="small" onClick={() => void back(one.version_id)}>
                {w('act.back')}
              </Button>
            )}
            {one.state === 'planned' && (
              <Button kind="line" size="small" onClick={() => void drop(one.version_id)}>
                {w('act.drop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {versions.length > 1 && (
        <div className="mt-4 grid gap-3">
          <Select
            label={w('compare.older')}
            options={options}
            value={older}
            onChange={(event) => setOlder(event.target.value)}
          />
          <Select
            label={w('compare.newer')}
            options={options}
            value={newer}
            onChange={(event) => setNewer(event.target.value)}
          />
          <Button kind="steel" disabled={!older || !newer} onClick={() => void compare()}>
            {w('compare.do')}
          </Button>
          {compared && <ComparedTexts {...compared} draw={draw} />}
        </div>
      )}
    </section>
  );
}
