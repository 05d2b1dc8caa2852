// What people write is printed as text; HTML is printed as it is in a few places, which are listed here.
//
// A name, a review or a message that is put into a page as HTML runs in the browser of every reader. What is listed was
// cleaned when it was published (agreements, news), is drawn by the mall itself, or is JSON whose signs are escaped.
// When it fails: print the text as text; a new place belongs here only if no user can write what it prints.
import { expect, test } from 'vitest';
import { filesUnder } from '../support/source-files.ts';

const ALLOWED = [
  // A QR code that the mall draws.
  'src/components/goods/detail/Share.astro',
  // A script of our own, which the policy of the page knows by its hash.
  'src/components/shell/EarlyState.astro',
  // JSON without a sign that could end its element.
  'src/components/seo/JsonLd.astro',
  // Agreements.
  'src/islands/user/CloseAccount.tsx',
  'src/islands/intention/AgreementDialog.tsx',
  'src/islands/points/RulesButton.tsx',
  'src/pages/privacy_agreement.astro',
  // News.
  'src/pages/news_detail/[id].astro',
];
const RAW =
  /dangerouslySetInnerHTML|set:html|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b|srcdoc=/;

test('HTML is printed as it is only where nobody outside can write it', () => {
  const found = filesUnder(['src'], ['.astro', '.tsx', '.ts'])
    .filter(({ text }) => RAW.test(text))
    .map(({ place }) => place);
  expect(found.sort()).toEqual([...ALLOWED].sort());
});

test('no style and no handler is made of text that somebody writes', () => {
  const bad = filesUnder(['src'], ['.astro', '.tsx']).flatMap(({ place, text }) =>
    [...text.matchAll(/\son[a-z]+=["'`]|\bhref=\{?["'`]javascript:|<style[^>]*set:/g)].map(
      (hit) => `${place}: ${hit[0].trim()}`,
    ),
  );
  expect(bad).toEqual([]);
});
