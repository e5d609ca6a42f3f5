/**
 * The stones, as data. Their shapes are a ruling of ours [stones.2]: no text of the publisher's describes them. A photograph of
 * the box could correct them, here and nowhere else.
 *
 * Letters are cubes seen from above, a row each: `n` neutral wood, `c` coloured, `.` nothing; an empty row begins the next
 * layer up. Any stone may be turned any way. Each colour has all twelve. [stones.1]
 */
export const STONE_SET = {
  name: 'belfry-1',
  base: ['nc', 'cn'],
  stones: {
    '1a': ['c'],
    '1b': ['n'],
    '2a': ['cn'],
    '2b': ['cn'],
    '3a': ['cnc'],
    '3b': ['cn', 'n.'],
    '4a': ['cncn'],
    '4b': ['cn', 'nc'],
    '5a': ['cnc', 'n..', 'c..'],
    '5b': ['nc', 'cn', 'n.'],
    '6a': ['cnc', 'ncn'],
    '6b': ['cn..', '.cn.', '..cn'],
  },
} as const;
