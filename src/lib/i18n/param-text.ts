const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Its unit behind a number of it: "220 V / 50 Hz" says V. */
const says = (value: string, unit: string): boolean =>
  value.endsWith(unit) || new RegExp(`\\d ?${escaped(unit)}(?![a-zA-Z²³/·])`).test(value);

/** A property with its unit: "12 mm"; a value that says its unit itself ("0.6/1 kV") is not given another. */
export function paramText({ value, unit }: { value: string; unit: string }): string {
  return unit === '' || says(value, unit) ? value : `${value} ${unit}`;
}
