import { counter } from '@belfry/engine/words';
import type { PadWords } from './catalogue.js';

const count = counter('en');

export const en: PadWords = {
  page: {
    title: 'Score pad',
    players: n => count(n, { one: 'player', other: 'players' }),
    loading: 'Fetching the pad…',
    failed: 'The pads cannot be read: this browser does not let us at its storage. A private window may be why.',
    overtaken: 'Another window wrote on this pad first. This is what it says now; please enter yours again.',
    unsaved: 'This could not be saved on this device. What you see is right, but will be gone when you leave.',
    notKept: 'This browser does not let Belfry store anything: pads are lost when you close the page.',
    again: 'Try again',
    missing: 'There is no such pad on this device. Pads stay where they were written.',
    unknownGame: 'This version of Belfry does not know the game of this pad.',
    allPads: 'All pads',
  },
  list: {
    subtitle: 'For the real boxes: write down, add up, settle arguments',
    newPad: 'New pad',
    whichGame: 'Which game?',
    whoPlays: 'Who is playing?',
    nameOf: n => `Name of player ${n}`,
    addPlayer: 'One more player',
    removePlayer: n => `Remove player ${n}`,
    usedBefore: 'Played before',
    open: 'Open the pad',
    nameMissing: 'Everybody needs a name.',
    nameTwice: name => `Two players are called ${name}. Give one of them another name.`,
    goOn: 'Carry on',
    finished: 'Finished',
    none: 'No pads yet. The first one starts right here.',
    notBegun: 'nothing written yet',
    remove: pad => `Delete the pad ${pad}`,
    removeTitle: 'Delete this pad?',
    removeText: pad => `${pad} will be gone for good.`,
    removeYes: 'Delete',
    removeNo: 'Keep it',
  },
  share: {
    share: 'Share',
    title: 'Share the score sheet',
    text: 'As text',
    picture: 'As a picture',
    shared: 'Shared.',
    copied: 'Copied: paste it wherever you like.',
    saved: file => `Saved as ${file}.`,
    failed: 'That did not work: the browser would not let us. A screenshot of this page always works.',
    made: 'Written with Belfry',
    fileName: 'score-sheet',
  },
};
