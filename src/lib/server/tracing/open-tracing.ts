import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { watchWith, type Probe, type Work } from '../../kernel/probe.ts';

/** Loaded only when the standard variables ask for traces. */

const KINDS: Record<Work, SpanKind> = {
  request: SpanKind.SERVER,
  page: SpanKind.INTERNAL,
  row: SpanKind.INTERNAL,
  statement: SpanKind.CLIENT,
  provider: SpanKind.CLIENT,
};

function samplerOf(env: Record<string, string | undefined>): Sampler {
  const [name = 'parentbased_always_on', share] = [
    env['OTEL_TRACES_SAMPLER'],
    env['OTEL_TRACES_SAMPLER_ARG'],
  ];
  const root = name.endsWith('traceidratio')
    ? new TraceIdRatioBasedSampler(share === undefined ? 1 : Number(share))
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new AlwaysOnSampler();
  return name.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}

function fail(span: Span, error: unknown): void {
  span.recordException(error as Error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Sends spans to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names. Answers what sends the last of them. */
export function openTracing(env: Record<string, string | undefined> = process.env): () => Promise<void> {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'gongcai-mall' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(env),
    // Address, headers, patience and sizes come from OTEL_EXPORTER_OTLP_… and OTEL_BSP_….
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const tracer = provider.getTracer('mall');
  const probe: Probe = {
    span(kind, name, attributes, work, headers) {
      const parent = headers ? propagation.extract(context.active(), headers) : context.active();
      return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, parent, async (span) => {
        try {
          return await work();
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    begin(kind, name, attributes) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes });
      return (error) => {
        if (error) fail(span, error);
        span.end();
      };
    },
  };
  watchWith(probe);
  return async () => {
    watchWith(undefined);
    await provider.shutdown();
    context.disable();
    propagation.disable();
    trace.disable();
  };
}
