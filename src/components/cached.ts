import { createComponent, markHTMLString, renderComponent, renderSlot } from 'astro/runtime/server/index.js';
import { renderSlotToString, type SlotString } from 'astro/runtime/server/render/slot.js';
import { platformSettings } from '#lib/kernel/platform-settings.ts';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

type Props = Record<string, unknown>;
/**
 * A stretch of HTML as the bytes that are sent, an instruction to Astro (scripts and islands are added once a page), or
 * the name of a slot.
 */
type Part = object | { slot: string };
/** Cached output by properties: first by the objects among them, in their order, then by the other values. */
interface Written {
  by: WeakMap<object, Written>;
  parts: Map<string, Part[]>;
}

/**
 * Outputs of one component that are cached for the same objects; words that visitors type make more, and then the
 * oldest one is dropped.
 */
const MOST_VARIANTS = 60;
/** Marks the place of a slot; escaped or parsed text cannot hold it. */
const HOLE = /\u0000([^\u0000]+)\u0000/;

const encoder = new TextEncoder();
const fresh = (): Written => ({ by: new WeakMap(), parts: new Map() });

function writtenFor(from: Written, props: Props): Written {
  let at = from;
  for (const value of Object.values(props)) {
    if (typeof value !== 'object' || value === null) continue;
    let next = at.by.get(value);
    if (!next) at.by.set(value, (next = fresh()));
    at = next;
  }
  return at;
}

function nameOf(locale: string, props: Props, slots: Props): string {
  let name = locale;
  for (const key in props) {
    const value = props[key];
    if (value === undefined) continue;
    name += typeof value === 'object' && value !== null ? `\n${key}` : `\n${key}=${JSON.stringify(value)}`;
  }
  for (const slot in slots) name += `\n<${slot}>`;
  return name;
}

/** The parts of an output, with neighbours joined: 5 of them instead of 500. */
function partsOf({ chunks, instructions }: SlotString): Part[] {
  const parts: Part[] = [...(instructions ?? [])];
  let html = '';
  const endStretch = () => {
    if (html) parts.push(encoder.encode(html));
    html = '';
  };
  for (const chunk of chunks) {
    if (typeof chunk !== 'string') {
      endStretch();
      parts.push(chunk);
      continue;
    }
    for (const [at, piece] of chunk.split(HOLE).entries()) {
      if (at % 2 === 0) html += piece;
      else {
        endStretch();
        parts.push({ slot: piece });
      }
    }
  }
  endStretch();
  return parts;
}

const components = new WeakMap<object, unknown>();

/**
 * Renders a component once for the same properties and language, and caches the output. Objects are compared by
 * identity, so an output lives as long as the cached answer with its objects (`cacheTags` of a contract row, or the cards of
 * the product index) and goes with it in every process, without an invalidation of its own. What differs from page to page or
 * by the hour stands in slots, which are rendered each time; the component itself knows neither address nor visitor nor
 * clock (tests/checks/cached-components.test.ts).
 */
export function cached<Component extends (props: never) => unknown>(component: Component): Component {
  if (import.meta.env.DEV) return component;
  const known = components.get(component) as Component | undefined;
  if (known) return known;
  const factory = component as unknown as AstroComponentFactory;
  let written = fresh();
  let by = platformSettings();
  const made = createComponent((result, props, slots) => {
    // Texts contain what the platform has set (name, timers, wordings): after a change of it all outputs are dropped.
    if (by !== platformSettings()) [written, by] = [fresh(), platformSettings()];
    const { locale } = result.createAstro({}, null).locals as App.Locals;
    const { parts } = writtenFor(written, props);
    const name = nameOf(locale, props, slots);
    const fill = (all: Part[]) =>
      all.map((part) => ('slot' in part ? renderSlot(result, slots[part.slot as string]!) : part));
    const found = parts.get(name);
    if (found) return fill(found) as never;
    const holes = Object.fromEntries(
      Object.keys(slots).map((slot) => [slot, () => markHTMLString(`\u0000${slot}\u0000`)]),
    );
    const write = () => renderComponent(result, factory.name, factory, props, holes) as never;
    return renderSlotToString(result, write).then((text) => {
      const all = partsOf(text as unknown as SlotString);
      parts.set(name, all);
      for (const oldest of parts.keys()) {
        if (parts.size <= MOST_VARIANTS) break;
        parts.delete(oldest);
      }
      return fill(all);
    }) as never;
  }, factory.moduleId);
  components.set(component, made);
  return made as unknown as Component;
}
