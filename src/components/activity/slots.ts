/** On a narrow screen the slot that is shown may lie beyond the edge of its row. */
const current = document.querySelector<HTMLElement>('[data-slots] [aria-current]');
const row = current?.closest<HTMLElement>('[data-slots]');
if (current && row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
