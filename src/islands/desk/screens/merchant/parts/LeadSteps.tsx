import { useEffect, useRef } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { FieldError } from '#islands/ui/form/FieldFrame.tsx';
import type { GoodsForm } from '#lib/contracts/goods-form.ts';
import { LEAD_STEPS_MAX } from '#lib/kernel/lead-time.ts';
import type { Drawing } from '../../../screen.ts';

interface Props {
  steps: GoodsForm['lead_steps'];
  /** What is counted, as it is typed above. */
  unit: string;
  onChange: (steps: GoodsForm['lead_steps']) => void;
  /** Of the list as a whole, or of one step, from 1 on. */
  errorOf: (step?: number) => string | undefined;
  draw: Drawing;
}

const input = 'min-h-11 rounded border bg-white px-2 text-16 md:min-h-9 md:text-14';

/** More days from more units on: a row for each step. */
export function LeadSteps({ steps, unit, onChange, errorOf, draw: { t, w } }: Props) {
  const isAdded = useRef(false);
  const last = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAdded.current) last.current?.focus();
    isAdded.current = false;
  }, [steps.length]);
  const set = (at: number, part: Partial<GoodsForm['lead_steps'][number]>): void =>
    onChange(steps.map((step, place) => (place === at ? { ...step, ...part } : step)));
  return (
    <fieldset className="mt-3 grid justify-items-start gap-2">
      <legend className="mb-1 text-14 text-ink-secondary">
        {w('field.lead_steps')}
        {t('desk:form.optional')}
      </legend>
      {steps.map((step, at) => {
        const n = at + 1;
        const error = errorOf(n);
        const shared = {
          inputMode: 'numeric' as const,
          maxLength: 20,
          autoComplete: 'off',
          'aria-invalid': error ? true : undefined,
          'aria-describedby': `lead-step-${n}-error`,
        };
        const look = `${input} ${error ? 'border-brand' : 'border-line-strong'}`;
        return (
          <div key={at}>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
              <span aria-hidden="true">{w('lead.of')}</span>
              <input
                {...shared}
                className={`${look} w-20 md:w-24`}
                ref={n === steps.length ? last : null}
                aria-label={w('lead.from', { n, unit })}
                value={step.from}
                onChange={(event) => set(at, { from: event.target.value })}
              />
              <span aria-hidden="true">{w('lead.units', { unit })}</span>
              <input
                {...shared}
                className={`${look} w-16 md:w-20`}
                aria-label={w('lead.days', { n })}
                value={step.days}
                onChange={(event) => set(at, { days: event.target.value })}
              />
              <span aria-hidden="true">{w('lead.in')}</span>
              <button
                type="button"
                aria-label={w('lead.remove', { n })}
                onClick={() => onChange(steps.toSpliced(at, 1))}
                className="grid min-h-11 w-9 place-items-center text-18 text-ink-secondary hover:text-brand md:min-h-9"
              >
                ×
              </button>
            </div>
            <FieldError id={`lead-step-${n}`} error={error} />
          </div>
        );
      })}
      <FieldError id="lead-steps" error={errorOf()} />
      {steps.length < LEAD_STEPS_MAX && (
        <Button
          kind="line"
          size="small"
          onClick={() => {
            isAdded.current = true;
            onChange([...steps, { from: '', days: '' }]);
          }}
        >
          {w('lead.add')}
        </Button>
      )}
      <p className="text-12 text-ink-quiet">{w('hint.lead_steps')}</p>
    </fieldset>
  );
}
