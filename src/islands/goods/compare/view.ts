import { $compared, isBeingCompared, sizeCompared, toggleCompared } from '#lib/stores/compare.ts';

/**
 * The comparison itself is plain HTML; here are printing, the size that is shown as soon as it is chosen, and what
 * leaves it or changes its size, which the tray follows.
 */
document.querySelector('[data-print]')?.addEventListener('click', () => window.print());

for (const link of document.querySelectorAll<HTMLElement>('[data-uncompare]')) {
  link.addEventListener('click', () => {
    const id = Number(link.dataset['uncompare']);
    const row = $compared.get().find((other) => other.id === id);
    if (row && isBeingCompared(id)) toggleCompared(row);
  });
}

for (const list of document.querySelectorAll<HTMLSelectElement>('select[data-size-of]')) {
  list.addEventListener('change', () => {
    const size = list.value.split('-')[1];
    sizeCompared(Number(list.dataset['sizeOf']), size === undefined ? undefined : Number(size));
    list.form?.requestSubmit();
  });
}
