import { describe, expect, test } from 'vitest';
import { barsPlot, coursePlot, dotOf, histogramsPlot, shortened } from './plots.js';
import { spread } from './scale.js';

/** A plot is 360 wide, with 10 free on both sides: the unit of this axis is 34 there. */
const TEN = spread([0, 10], String);

/** The attributes of all elements of a kind. */
const all = (plot: { readonly text: string }, element: string): Readonly<Record<string, string>>[] =>
  Array.from(plot.text.matchAll(new RegExp(`<${element} ([^>]*?)/?>`, 'g')), ([, attributes = '']) =>
    Object.fromEntries(Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value])),
  );

const textsOf = (plot: { readonly text: string }): string[] =>
  Array.from(plot.text.matchAll(/<text [^>]*>([^<]*)</g), ([, text = '']) => text);

describe('values with their intervals', () => {
  const bars = [
    { name: 'owl', text: 'five', value: 5, low: 2, high: 10 },
    { name: 'sparrow', text: 'one', value: 1, low: 0, high: 1.5 },
  ];
  const plot = barsPlot('birds', bars, TEN, 4);

  test('whiskers reach from the low end to the high end, with a dot at the value', () => {
    const whiskers = all(plot, 'path').flatMap(({ d = '' }) => (d.includes('H') ? [d] : []));
    expect(whiskers).toEqual(['M78 32H350', 'M10 78H61']);
    expect(all(plot, 'circle').map(({ cx, cy }) => [cx, cy])).toEqual([
      ['180', '32'],
      ['44', '78'],
    ]);
  });

  test('each has its name, its value, and a colour of its own', () => {
    for (const text of ['owl', 'five', 'sparrow', 'one']) expect(textsOf(plot)).toContain(text);
    expect(all(plot, 'circle').map(({ fill }) => fill)).toEqual(['var(--colour-0)', 'var(--colour-1)']);
    expect(dotOf(1).text).toContain('var(--colour-1)');
    expect(dotOf(8).text).toBe(dotOf(0).text);
  });

  test('a line stands where all would be equal, if there is such a value', () => {
    expect(all(plot, 'path').filter(each => each['class'] === 'equal')).toEqual([{ class: 'equal', d: 'M146 0V96' }]);
    expect(barsPlot('birds', bars, TEN).text).not.toContain('equal');
  });

  test('numbers at both ends of the axis stay within the picture', () => {
    const numbers = all(plot, 'text').filter(each => each['class'] === 'soft');
    expect(numbers.map(({ x, 'text-anchor': anchor }) => [x, anchor])).toEqual([
      ['0', 'start'],
      ['78', 'middle'],
      ['146', 'middle'],
      ['214', 'middle'],
      ['282', 'middle'],
      ['360', 'end'],
    ]);
    expect(textsOf(plot).slice(0, 6)).toEqual(['0', '2', '4', '6', '8', '10']);
  });

  test('a long name is cut in front, where programs are alike', () => {
    expect(shortened('a'.repeat(28))).toBe('a'.repeat(28));
    expect(shortened(`program:${'a'.repeat(20)}z`)).toBe(`…ogram:${'a'.repeat(20)}z`);
  });
});

describe('heaps', () => {
  const heapsOf = (...counts: [value: number, count: number][]) =>
    histogramsPlot('scores', [{ name: 'owl', text: '⌀ 1', counts: new Map(counts) }], String);
  const columnsOf = (plot: { readonly text: string }) => all(plot, 'rect').filter(each => each['class'] !== 'zero');

  test('are as high as a value is frequent, the highest 46, all on the same foot', () => {
    const columns = columnsOf(heapsOf([0, 1], [1, 4], [3, 2]));
    expect(columns.map(({ height }) => height)).toEqual(['11.5', '46', '23']);
    for (const { y, height } of columns) expect(Number(y) + Number(height)).toBe(76);
  });

  test('stand around their values: 0 to 3 take a quarter of the axis each', () => {
    const columns = columnsOf(heapsOf([0, 1], [1, 4], [3, 2]));
    expect(columns.map(({ x, width }) => [x, width])).toEqual([
      ['10.5', '84'],
      ['95.5', '84'],
      ['265.5', '84'],
    ]);
  });

  test('take several values together where there are many', () => {
    const columns = columnsOf(heapsOf(...Array.from({ length: 100 }, (_, value): [number, number] => [value, 1])));
    expect(columns).toHaveLength(50);
    expect(new Set(columns.map(({ height }) => height))).toEqual(new Set(['46']));
    expect(columnsOf(heapsOf([0, 1], [59, 1]))).toHaveLength(2);
  });

  test('a single value is one too', () => {
    expect(columnsOf(heapsOf([7, 3]))).toMatchObject([{ x: '10.5', width: '339', height: '46' }]);
  });

  test('of several lie over the same axis', () => {
    const both = histogramsPlot(
      'scores',
      [
        { name: 'owl', text: '', counts: new Map([[0, 1]]) },
        { name: 'sparrow', text: '', counts: new Map([[3, 1]]) },
      ],
      String,
    );
    expect(columnsOf(both).map(({ x, y }) => [x, y])).toEqual([
      ['10.5', '30'],
      ['265.5', '110'],
    ]);
  });
});

describe('how something goes on', () => {
  const scales = { x: TEN, y: TEN };
  const measured = [
    { x: 0, y: 10 },
    { x: 5, y: 0 },
  ];

  test('is a line, from the left to the right, more higher up', () => {
    const plot = coursePlot('loss', measured, scales);
    expect(plot.text).toContain('d="M44.0 10.0L197.0 170.0"');
    expect(all(plot, 'circle')).toEqual([]);
  });

  test('is a dot if it was measured once', () => {
    const plot = coursePlot('loss', measured.slice(0, 1), scales);
    expect(all(plot, 'circle')).toMatchObject([{ cx: '44', cy: '10' }]);
  });

  test('with intervals it is dots with whiskers, golden and larger where one is marked', () => {
    const points = [
      { x: 0, y: 5, low: 2.5, high: 10, isMarked: false },
      { x: 10, y: 10, low: 5, high: 10, isMarked: true },
    ];
    const plot = coursePlot('trials', points, scales, 1);
    const whiskers = all(plot, 'path').filter(({ d }) => d?.includes('V'));
    expect(whiskers.map(({ d }) => d)).toEqual(['M44 130V10', 'M350 90V10']);
    expect(all(plot, 'circle')).toEqual([
      { cx: '44', cy: '90', r: '3.5', fill: 'var(--colour-0)' },
      { cx: '350', cy: '10', r: '5.5', fill: 'var(--colour-3)' },
    ]);
    expect(plot.text).toContain('<path class="equal" d="M44 154H360"/>');
    expect(plot.text).not.toContain('L');
  });
});
