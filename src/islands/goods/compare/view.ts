import { $compared, isBeingCompared, toggleCompared } from '#lib/stores/compare.ts';

/** The comparison itself is plain HTML; here are printing, and what leaves it leaves the tray too. */
document.querySelector('[data-print]')?.addEventListener('click', () => window.print());

for (const link of document.querySelectorAll<HTMLElement>('[data-uncompare]')) {
  link.addEventListener('click', () => {
    const id = Number(link.dataset['uncompare']);
    const row = $compared.get().find((other) => other.id === id);
    if (row && isBeingCompared(id)) toggleCompared(row);
  });
}
