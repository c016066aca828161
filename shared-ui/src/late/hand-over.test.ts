import { handOver } from './hand-over.ts';

const served = `
  <form aria-label="Newsletter"><input name="email"><button>Subscribe</button></form>
  <form aria-label="Search"><input name="words"><button>Go</button><button>Go</button></form>`;

function part(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

/** Hands over what is pressed in the served HTML, by its place among the buttons; tells which buttons it reaches. */
function pressed(places: number[], alive: string): string[] {
  const before = part(served);
  places.forEach((place) => before.querySelectorAll('button')[place]!.setAttribute('aria-busy', 'true'));
  const after = part(alive);
  const reached: string[] = [];
  after.addEventListener('click', (event) => {
    event.preventDefault();
    reached.push((event.target as HTMLElement).id);
  });
  handOver(before, before.querySelector('[name=words]'), after);
  return reached;
}

afterEach(() => document.body.replaceChildren());

const newsletter =
  '<form aria-label="Newsletter"><input name="email"><button id="subscribe">Subscribe</button></form>';
const search =
  '<form aria-label="Search"><input name="words"><button id="first">Go</button><button id="second">Go</button></form>';

test('all that waited is handed over', () => {
  expect(pressed([0, 2], newsletter + search)).toEqual(['subscribe', 'second']);
  expect(document.activeElement).toHaveAttribute('name', 'words');
});

test('what stands elsewhere than before is found all the same', () => {
  expect(pressed([0, 1], `<button id="new">Close</button>${search}${newsletter}`)).toEqual([
    'subscribe',
    'first',
  ]);
  expect(document.activeElement).toHaveAttribute('name', 'words');
});

test('nothing else is pressed where it is gone', () => {
  const changed = newsletter.replace('Subscribe', 'Unsubscribe');
  expect(pressed([0], changed + search)).toEqual([]);
  expect(pressed([0], search.replace('"Search"', '"Newsletter"'))).toEqual([]);
});
