/** Which template of the provider stands for each of ours, and the names of its parameters in their order. */
export type SmsTemplates = Record<string, { code: string; names: string[] }>;

const ROW = /^([\w.]+)=([\w-]+)(?::(\w+(?:,\w+)*))?$/;

/** Reads "code.login=SMS_1:code,minutes; password_changed=SMS_2"; undefined when a row has another shape. */
export function readTemplates(text: string): SmsTemplates | undefined {
  const templates: SmsTemplates = {};
  for (const part of text.split(';').map((row) => row.trim())) {
    if (!part) continue;
    const [, name, code, names] = ROW.exec(part) ?? [];
    if (!name || !code) return undefined;
    templates[name] = { code, names: names?.split(',') ?? [] };
  }
  return templates;
}

export function templateOf(templates: SmsTemplates, name: string): { code: string; names: string[] } {
  const found = templates[name];
  if (!found) throw new Error(`SMS_TEMPLATES names no template for ${name}`);
  return found;
}
