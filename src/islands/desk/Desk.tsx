import { useEffect, useState } from 'react';
import { createT, type Vars } from '#lib/i18n/translate.ts';
import { sayPartMissing } from '#islands/shell/part-missing.ts';
import { ListDesk, type ListDeskProps } from './ListDesk.tsx';
import { screenWord } from './screen-word.ts';
import type { ListScreen } from './screen.ts';

const screens = import.meta.glob<{ default: ListScreen<unknown> }>([
  './screens/*/*.tsx',
  './screens/*/goods/*.tsx',
]);

/** The screen that the address names; only its own code is fetched. */
export default function Desk(props: ListDeskProps) {
  const [screen, setScreen] = useState<ListScreen<unknown>>();
  useEffect(() => {
    const load = screens[`./screens/${props.name}.tsx`];
    load?.().then((found) => setScreen(found.default), sayPartMissing);
  }, [props.name]);
  if (!screen)
    return <p className="p-12 text-center text-14 text-ink-quiet">{createT(props.i18n)('common:loading')}</p>;
  const Body = screen.body;
  if (!Body) return <ListDesk {...props} screen={screen} />;
  const t = createT(props.i18n);
  const w = (key: string, vars?: Vars): string => screenWord(t, screen.words, key, vars);
  const draw = { t, w, locale: props.i18n.locale, now: props.now };
  return <Body draw={draw} person={props.person} forms={props.forms} may={props.may} />;
}
