import type { FillDemo } from '#lib/server/seed-if-empty.ts';

/** What a start fills an empty mall with; read only where it is wanted. */
export const fillDemo: FillDemo = async (services) => {
  const { writeDemoMall } = await import('./write.ts');
  await writeDemoMall(services, (step) => console.log(`  ${step}`));
};
