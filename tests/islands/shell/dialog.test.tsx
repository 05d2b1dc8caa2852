// A dialog closes when it is cancelled itself, and stays when the window of one of its file fields is.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '#islands/ui/Dialog.tsx';

afterEach(cleanup);

test('the focus goes to the first field that is typed in, past pictures', () => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  render(
    <Dialog label="Refuse" closeLabel="Close" onClose={() => undefined}>
      <input type="file" aria-label="Pictures" />
      <textarea aria-label="Reason" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
});

test('of choices the one that is made has the focus, never one that is not', () => {
  render(
    <Dialog label="Invoice" closeLabel="Close" onClose={() => undefined}>
      <input type="radio" name="of" aria-label="Person" />
      <input type="radio" name="of" aria-label="Company" defaultChecked />
      <input aria-label="Title" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Company'));
});

test('a file window that is closed without a choice leaves the dialog open', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog label="Upload" closeLabel="Close" onClose={onClose}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
