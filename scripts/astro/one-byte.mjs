// V8 keeps the text of a module for as long as the module lives, at two bytes a character as soon as one of them is no
// ASCII: a server with Chinese in some of its strings takes twice its size. Escaped, a string says the same. (So does a
// regular expression, also one that is put together from String.raw.) A module that is Chinese for the most part stays.
const BEYOND = /\\?[^\u0000-\u007f]/g;

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The same code at one byte a character, where that is less. A backslash in front of such a character says nothing. */
export function inOneByte(code) {
  const narrow = code.replace(BEYOND, (found, at) => {
    const unit = escaped(found.at(-1));
    if (found.length === 1) return unit;
    let slashes = 1;
    while (code[at - slashes] === '\\') slashes += 1;
    return slashes % 2 === 1 ? unit : `\\${unit}`;
  });
  return narrow.length < 2 * code.length ? narrow : code;
}

/**
 * The last plugin: a later one that prints the code again would also print its strings again. Lines stay, so source
 * maps hold.
 */
export const oneBytePlugin = {
  name: 'one-byte',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name !== 'client',
  generateBundle: {
    order: 'post',
    handler(_options, files) {
      for (const file of Object.values(files)) if (file.type === 'chunk') file.code = inOneByte(file.code);
    },
  },
};

/** For the pages; the server has a build of its own, see scripts/lib/bundle-config.mjs. */
export default function oneByte() {
  return {
    name: 'one-byte',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [oneBytePlugin] } }),
    },
  };
}
