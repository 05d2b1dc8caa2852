/** Whether the standard variables ask for traces: an address to send them to, and nothing that forbids it. */
export function isTraced(env: Record<string, string | undefined> = process.env): boolean {
  const isOff = env['OTEL_SDK_DISABLED'] === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none';
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  return Boolean(endpoint) && !isOff;
}
