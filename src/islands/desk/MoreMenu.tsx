import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

interface Props {
  label: string;
  /** Shown on the button; without it three dots. */
  text?: string;
  /** Several are chosen, one after the other: it stays open until it is left. */
  staysOpen?: boolean;
  items: { key: string; name: string; isChecked?: boolean }[];
  onChoose: (key: string) => void;
}

/** A menu behind a button: arrows, first letters and Escape as everywhere. */
export function MoreMenu({ label, text, items, staysOpen = false, onChoose }: Props) {
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        className={
          text
            ? 'inline-flex min-h-11 items-center rounded border border-line-strong bg-white px-3 text-14 hover:border-ink-secondary md:min-h-8 md:text-12'
            : 'inline-grid size-11 place-items-center rounded text-ink-secondary hover:bg-ground md:size-7'
        }
      >
        {text ?? (
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
            <path d="M3 6.8a1.3 1.3 0 1 1 0 2.5 1.3 1.3 0 0 1 0-2.5Zm5 0a1.3 1.3 0 1 1 0 2.5 1.3 1.3 0 0 1 0-2.5Zm5 0a1.3 1.3 0 1 1 0 2.5 1.3 1.3 0 0 1 0-2.5Z" />
          </svg>
        )}
      </Button>
      <Popover
        placement="bottom end"
        className="z-menu min-w-40 rounded-panel border border-line bg-white py-1 shadow-float"
      >
        <Menu
          aria-label={label}
          className="outline-none"
          {...(staysOpen && {
            selectionMode: 'multiple',
            selectedKeys: items.flatMap(({ key, isChecked }) => (isChecked ? [key] : [])),
          })}
          onAction={(key) => onChoose(String(key))}
        >
          {items.map((item) => (
            <MenuItem
              key={item.key}
              id={item.key}
              textValue={item.name}
              className="cursor-pointer px-3 py-2 text-14 outline-none data-[focused]:bg-ground md:py-1.5"
            >
              {item.isChecked !== undefined && (
                <span aria-hidden="true" className="inline-block w-5">
                  {item.isChecked ? '✓' : ''}
                </span>
              )}
              {item.name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
