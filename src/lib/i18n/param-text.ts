/** A property with its unit: "12 mm"; a value that says its unit itself ("0.6/1 kV") is not given another. */
export function paramText({ value, unit }: { value: string; unit: string }): string {
  return unit === '' || value.endsWith(unit) ? value : `${value} ${unit}`;
}
