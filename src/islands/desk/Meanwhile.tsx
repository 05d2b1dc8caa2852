import { wordOr } from './DeskField.tsx';
import type { Drawing, FormField, Values } from './screen.ts';
import { changedMeanwhile, textOf } from './use-meanwhile.ts';

interface Props {
  /** Values with which the form began; `now` has those of the record, `mine` the typed ones. */
  began: Values;
  now: Values;
  mine: Values;
  fields: readonly FormField[];
  /** Choices that are not in the schema, by field. */
  choices: Record<string, readonly { label: string; value: string }[]>;
  draw: Drawing;
  onTake: (field: string, value: unknown) => void;
}

/** Both versions of what two people have changed at once, each to be taken; what is sent again is one's own. */
export function Meanwhile({ began, now, mine, fields, choices, draw, onTake }: Props) {
  const { t } = draw;
  const changed = changedMeanwhile(began, now, mine);
  if (changed.length === 0) return null;
  const said = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'desk:form.yes' : 'desk:form.no');
    const field = fields.find((one) => one.name === name);
    const wordOf = (one: unknown): string =>
      choices[name]?.find((choice) => choice.value === String(one))?.label ??
      (field?.choices ? wordOr(draw, `choice.${name}.${String(one)}`, String(one)) : textOf(one));
    const words = Array.isArray(value) ? value.map(wordOf).join(t('desk:form.and')) : wordOf(value);
    return words || t('desk:form.nothing');
  };
  return (
    <section role="alert" className="grid gap-2 rounded bg-info-tint px-3 py-2 text-14">
      <p>{t('desk:form.meanwhile')}</p>
      <ul className="grid gap-2">
        {changed.map((name) => (
          <li key={name} className="grid gap-x-3 border-t border-line pt-2 sm:grid-cols-[1fr_auto]">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="text-12 text-ink-secondary">{wordOr(draw, `field.${name}`, name)}</p>
              <p>{t('desk:form.theirs', { value: said(name, now[name]) })}</p>
              <p>{t('desk:form.mine', { value: said(name, mine[name]) })}</p>
            </div>
            <button
              type="button"
              className="min-h-11 justify-self-start text-link underline md:min-h-6"
              onClick={() => onTake(name, now[name])}
            >
              {t('desk:form.take_theirs')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
