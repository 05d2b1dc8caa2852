import type { Translate } from '#lib/i18n/translate.ts';
import { Field } from '#islands/ui/Field.tsx';

export interface Person {
  real_name: string;
  phone: string;
}
interface Props {
  t: Translate;
  person: Person;
  onChange: (person: Person) => void;
}

/** Who fetches the goods; asked once for all stores. */
export function PickUpPerson({ t, person, onChange }: Props) {
  return (
    <section className="panel p-4" aria-labelledby="person-title">
      <h2 id="person-title" className="mb-3 text-16 font-semibold">
        {t('delivery:person')}
      </h2>
      <div className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
        <Field
          label={t('delivery:person_name')}
          value={person.real_name}
          maxLength={25}
          autoComplete="name"
          onChange={(event) => onChange({ ...person, real_name: event.target.value })}
        />
        <Field
          label={t('delivery:person_phone')}
          value={person.phone}
          maxLength={11}
          inputMode="tel"
          autoComplete="tel"
          onChange={(event) => onChange({ ...person, phone: event.target.value })}
        />
      </div>
      <p className="mt-2 text-12 text-ink-quiet">{t('delivery:person_hint')}</p>
    </section>
  );
}
