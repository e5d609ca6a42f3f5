/** What docs/protocol.md says of each field and each code. The types see to it that none is forgotten. */
import type { MatchRefusal, Problem } from '@belfry/engine';
import type { BindingView, RoomView, SeatView, TableRefusal, TableView } from '@belfry/table';
import type { Asked, FaultCode, Told } from '@belfry/wire';

type Texts = Readonly<Record<string, string>>;

/** By message, by field. */
export const TOLD = {
  hello: {
    about: 'The first message on every socket. Wait for it before you send anything.',
    protocol: 'The version of all this. Another one means another protocol: stop.',
    name: 'Whom the server takes you for.',
    figure: 'What you look like, if you have chosen that.',
    now: 'The server’s clock, in milliseconds since 1970. All times are told by it.',
  },
  news: {
    about: 'What is new at a table that you watch; the first one after `watch` has all you do not have.',
    table: 'Which table.',
    since:
      'The revision that everything here follows. If it is missing, forget what you had: this is all there is. If it is not the revision you have, something is missing in between: watch anew without `since`.',
    revision: 'The number of the table’s last event: the revision you have from now on.',
    view: 'All there is to see now, without `revision`, `log`, `chat` and `draws`.',
    patch: 'How that differs from what you had at `since`. There is either this or `view`.',
    log: 'The entries of the match’s log from number `from` on. What you had from there on does not count any more: something was taken back. Missing if nothing of the log is new.',
    chat: 'The lines that are new. A client needs no more than the last 200.',
    draws: 'What fate drew for entries of the log, by their numbers, where a game shows that.',
  },
  gone: {
    about: 'There is nothing to see at this table: there is none, it was removed, or it is none of your business.',
    table: 'Which table. It is not watched any more.',
  },
  answer: {
    about:
      'To a wish. Exactly one of `granted`, `refused` and `failed` is there. News that the wish made come before it.',
    table: 'At which table.',
    wish: 'The id of the wish.',
    granted:
      'It is done, and stored for good: it survives even a crash. `revision` is where the table then stood; `next` is the next match of the same people, if there is one.',
    refused: 'Why not: who says so, a code, and facts ([refusals](#refusals)). Nothing has happened.',
    failed: 'What went wrong ([faults](#faults)). Only with the code `failed` it may have been done all the same.',
  },
  presence: {
    about:
      'Who is here right now. Told after you begin to watch, at once when somebody sits down, and when else it changes, at most twice a second.',
    table: 'At which table.',
    seats:
      'For each seat, whether its person has the table open anywhere. Bots always are here, open seats never. Empty for who only looks on where that is later (`delay`), until the end may be seen.',
    watchers: 'How many others look on.',
  },
  point: {
    about:
      'A gesture of the one who is on turn, such as a piece that is held over the board. It is kept nowhere, and need not come at all. News in which the match goes on, with another `count`, end it.',
    table: 'At which table.',
    seat: 'Whose gesture.',
    at: 'What it is, as their client has it. `null`: it is over.',
  },
  fault: {
    about: 'Something you sent was not dealt with.',
    code: 'What was wrong ([faults](#faults)).',
    problem: 'For `malformed`: where it could not be read, and why.',
    wait: 'For `too-fast`: milliseconds to wait before the next message.',
  },
  closing: {
    about: 'The server closes, and will be back. The socket is closed right after.',
    again: 'Come again in so many milliseconds.',
  },
} as const satisfies Readonly<Record<Told['is'], Texts>>;

export const ASKED = {
  watch: {
    about:
      'Look at a table with your own eyes from now on: your seat’s, or those of somebody who looks on. Watching again starts anew.',
    table: 'Which table.',
    since: 'The revision you have, so that only what is new comes.',
  },
  leave: { about: 'Look away. There is no answer.', table: 'Which table.' },
  point: {
    about:
      'A gesture for the others to see, while it is your turn at a table that you watch, in a game where all see alike. Of any other, and of too many, nobody is told; there is no answer. Those who look on with a delay get none.',
    table: 'At which table.',
    at: 'What you like, up to 2048 characters of JSON. `null`: it is over.',
  },
  wish: {
    about: 'Wish for something at a table; you need not watch it. The answer has the id of the wish.',
    table: 'At which table.',
    wish: 'One of the [wishes](#wishes).',
  },
} as const satisfies Readonly<Record<Asked['do'], Texts>>;

type WishType = Extract<Asked, { readonly do: 'wish' }>['wish']['type'];

/** What all wishes have. */
export const IN_ALL_WISHES = {
  id: 'Chosen by you, anew for each wish. The same id sent again by the same person is done once and answered again.',
  revision:
    'The revision you have seen. If the table has changed since so that the wish can no longer mean the same, it is refused with `out-of-date`.',
} as const;

export const WISHES = {
  act: {
    about: 'Act in the match, when it is your turn.',
    action: 'As the records of the game write it; `GET /api/tables/ID/legal` lists all you may do.',
  },
  'take-back': { about: 'Take back your last action, if `undo` of the view names your seat.' },
  say: {
    about: 'Say something to all who watch: either words or a reaction, as far as `talk` of the view allows it.',
    text: 'Plain text. Control characters are removed.',
    reaction: 'Something kind that needs no words. Screens say it in the language of whoever reads.',
  },
  talk: {
    about: 'The host’s, at any time: what may be said at the table.',
    talk: '`free`: everything. `reactions`: no words. `none`: nothing.',
  },
  sit: {
    about: 'Take an open seat in the waiting room, or one that somebody left in a running match.',
    seat: 'Counted from 0.',
    name: 'Your name at this table.',
    figure: 'What you look like: a word of up to 20 small letters, if any.',
  },
  'get-up': { about: 'Give up your seat. In a running match a bot plays on, and somebody else may take it over.' },
  cover: {
    about: 'Let a bot play for you until you are back. The host may wish it for others.',
    seat: 'Somebody else’s seat; yours if it is missing.',
    policy: 'Which bot; the table’s stand-in if it is missing.',
  },
  return: { about: 'Play yourself again.' },
  vacation: {
    about:
      'Where the clock counts days, in a running match: yours stands still from now on. Each seat has 30 days of this in a match.',
    days: 'For so many days. 0: you are back.',
  },
  seal: {
    about: 'While the match is about to begin: your number, sealed ([fate](#fate)).',
    commitment: 'The promise that it was sealed for: `binding.commitment`.',
    seal: 'The seal.',
  },
  show: { about: 'When all have sealed: your number.', number: 'The number whose seal you sent.' },
  'seat-bot': {
    about: 'The host’s, in the waiting room: a bot takes an open seat.',
    seat: 'Which one.',
    name: 'What it is called.',
    policy:
      'How it plays: the name of one of the game’s bots. Every game has `random`, and ours have `gentle`, `fair`, `sharp` and `master`; an unknown one is refused with `not-so`.',
  },
  swap: {
    about: 'The host’s, in the waiting room: two seats change places, with whoever sits there, or nobody.',
    seat: 'The one.',
    with: 'The other.',
  },
  arrange: {
    about: 'The host’s, in the waiting room: change what is agreed. What is missing stays as it is.',
    options: 'Options of the game. `players` is the number of seats.',
    clock:
      'Time to think: none, seconds for each action with a reserve in seconds for the match, or days for each action.',
    standIn: 'The bot that plays for those who are away.',
    spectators: 'May those who do not play look on?',
    listed: 'May everybody know of the table?',
    delay: 'Seconds that those who only look on are behind while the match runs.',
    customs: 'What is agreed beside the rules, where a game has such things.',
  },
  begin: {
    about: 'The host’s: the match begins, as soon as fate is bound ([fate](#fate)). Open seats go away.',
    seating: '`chosen`: in the order in which people sit. `lot`: drawn by lot.',
  },
  remove: {
    about: 'The host’s: somebody has to get up and may not sit down again; in the waiting room also a bot.',
    seat: 'Whose seat.',
  },
  rematch: {
    about:
      'When the match is over: you want another one. When everybody who is still there wants it, there is a next table, `granted.next` and `next` of the view, which begins by itself.',
    now: 'The host’s: do not wait for those who have not said so. Their seats are open then.',
  },
  unwant: { about: 'Take that back, as long as there is no next table.' },
} as const satisfies Readonly<Record<WishType, Texts>>;

export const FAULTS = {
  malformed: 'It could not be read; `problem` says where and why.',
  'too-fast': 'Too many messages in too short a time, from you, your address or at this table: it was not looked at.',
  'too-many-tables': 'More tables are watched over one socket than the server allows.',
  'out-of-scope': 'Your token is not for that.',
  'not-here': 'This server lets nobody do that, such as showing a table to everybody.',
  'ask-over-http':
    'Who sits down gets a new cookie, which only the answer to a request can bring: send the wish to `POST /api/tables/{id}/wishes`. With a token it may be sent here.',
  'storage-full':
    'It could not be stored, or not all of it, for the disk is full. Send it again with the same id when there is room: it is done once.',
  failed: 'It went wrong at the server. It may have been done: send it again with the same id.',
} as const satisfies Readonly<Record<FaultCode, string>>;

export const BY_TABLE = {
  'out-of-date': 'The table has moved on to `revision`: look again, and wish anew with another id.',
  'no-such-table': 'There is no such table, for you.',
  'not-your-seat': '`seat` is not yours. Whoever has none gets this with seat 0.',
  'not-a-person': 'A bot sits at `seat`.',
  'bot-plays-for-you': 'A bot plays for you at `seat`: wish for `return` first.',
  'nothing-to-take-back': 'There is nothing of yours that can be taken back.',
  'only-the-host': 'Only the host may.',
  'not-begun-yet': 'The match has not begun.',
  'begun-already': 'The match has begun.',
  'about-to-begin': 'Fate is being bound: until the match begins only `seal`, `show`, `say` and `talk` are possible.',
  'not-about-to-begin': 'Fate is not being bound.',
  'no-number-awaited': 'No number of yours is awaited now: too late, too early, twice, or left out.',
  'other-number': 'It is not the number that was sealed, or it was sealed for another promise.',
  'not-over-yet': 'The match is not over.',
  'seat-taken': 'Somebody has `seat`.',
  'seat-empty': 'Nobody has `seat`.',
  'not-welcome': 'The host has removed you.',
  'one-seat-each': 'You have a seat, or have had another one in this match.',
  silenced: 'The host does not let this be said: see `talk` of the view.',
  'table-full': 'The table keeps no more lines or events.',
  'too-few-players': 'At least `players` must sit there.',
  'no-vacation-left': 'Only so many `days` are left.',
  'still-hidden': 'The record holds what is hidden from you while the match runs.',
  'not-so': 'It cannot be arranged like this: `problem` says why.',
} as const satisfies Readonly<Record<TableRefusal['code'], string>>;

export const BY_MATCH = {
  'match-over': 'The match is over.',
  'no-such-seat': 'There is no `seat`.',
  'not-your-turn': '`due` is due, not `seat`.',
  'fate-is-due': 'Fate is due.',
  'seat-is-due': '`seat` is due, not fate.',
} as const satisfies Readonly<Record<MatchRefusal['code'], string>>;

export const PROBLEMS = {
  missing: 'Something that must be there is not.',
  'too-large': 'It is larger than anything of ours.',
  'wrong-type': '`expected` should stand there: object, list, text, number, whole-number or something-else.',
  'not-one-of': 'It must be one of `allowed`.',
  'out-of-range': 'It is beyond `bound`, its `limit` (min or max).',
  'unknown-field': 'There is no such `field`.',
} as const satisfies Readonly<Record<Problem['code'], string>>;

export const VIEW = {
  revision: 'The number of the last event. It comes beside the view.',
  game: 'The game: `five-towers`, `skyscraper`, `turmbauer`.',
  options: 'As records of the game write them, complete.',
  seats: 'In turn order; in the waiting room as people sit down.',
  clock: 'Time to think: `{"type":"none"}`, `{"type":"move","seconds":…,"reserve":…}` or `{"type":"days","days":…}`.',
  standIn: 'The bot that plays for those who are away.',
  spectators: 'May those who do not play look on?',
  listed: 'May everybody know of the table?',
  customs: 'What is agreed beside the rules.',
  isHost: 'Are you the host?',
  hasScreen:
    'Has the host no seat, nor had one in this match? Then their device is a screen for all, and yours may show your hand only.',
  talk: 'What may be said: `free` is everything, `reactions` no words, `none` nothing.',
  delay:
    'Seconds that those who only look on are behind while the match runs. If you are one of them, what you see is so old.',
  wants: 'The seats whose people want another match, when this one is over.',
  next: 'The next match of the same people, once there is one.',
  binding: 'The match is about to begin, and fate is being bound.',
  chat: 'Lines: `number` of the event, `at` (time), `name`, `text`, the `seat` if it was said during the match, and a `reaction` in place of words (`text` is empty then): `bravo`, `oh`, `hm`, `thanks`, `hello`. Comes beside the view.',
  viewer:
    'With whose eyes you look: the number of your seat, or `spectator`. It is there, as is all below, once the match has begun.',
  count: 'How many entries the match has: the length of the log.',
  state: 'The position as you may know it. Its shape is the game’s; what is hidden is `null`, or a count.',
  log: 'What happened, as you may know it: an entry for each action and each answer of fate. Comes beside the view.',
  due: 'What must happen next: `{"type":"seat","seat":…}`, or `{"type":"over","result":…}`.',
  undo: 'Which `seat` may take back how many of its last `actions`, one after the other.',
  fate: 'How fate was bound, with the newest head of the log’s chain; with the key once the match is over.',
  fateBy: 'The version of what answers for fate, where that is more than rules.',
  draws: 'What fate drew, by the number of the entry, where a game shows that. Comes beside the view.',
  deadline: 'When the time of the one who is due runs out, by the server’s clock.',
  reserves: 'Milliseconds that each seat has in reserve.',
  isStuck: 'Bots could not go on; `POST /api/tables/ID/wake` lets them try again.',
} as const satisfies Readonly<Record<keyof RoomView | keyof TableView, string>>;

export const SEAT = {
  name: 'Empty if nobody sits there.',
  player: '`{"type":"human"}`, maybe with a `figure`; `{"type":"bot","policy":…}`; or `{"type":"open"}`.',
  isYours: 'Is it your seat?',
  standIn: 'Its person is away, and this bot plays for them.',
  sharesWith: 'The same person has that seat too. Not at tables of a server.',
  isLeft: 'Somebody left it in the middle of the match: it can be taken over with `sit`.',
  isHost: 'It is the host’s.',
  vacation: 'Until when its clock stands still. It may be over.',
} as const satisfies Readonly<Record<keyof SeatView, string>>;

export const BINDING = {
  commitment: 'What the server has promised.',
  terms:
    'What the promise is for: the table, the game, its options, who sits where, how seats are drawn, the attempt, who is left out.',
  seals: 'By place, `null` where none has come.',
  numbers: 'By place, `null` where none was shown.',
  isShowing: 'Are numbers being shown? Before that they are sealed.',
  until: 'When those who are late are not waited for any more.',
  awaited: 'The places whose seals, or numbers, are still to come.',
} as const satisfies Readonly<Record<keyof BindingView, string>>;

/** How a socket ends. */
export const CLOSES = {
  1000: 'You closed it.',
  1002: 'You sent something that is no frame, or one that was not masked.',
  1003: 'You sent a binary frame; all frames are text.',
  1006: 'The line was lost; or the server cut it, because you gave no sign of life or did not read.',
  1007: 'You sent a text that is not UTF-8.',
  1008: 'Too many faults: what you send makes no sense, or is too much.',
  1009: 'A message was too large.',
  1012: 'The server restarts: come back.',
  4001: 'Your session or token has ended. If you claimed a seat by a link meanwhile, you have a new cookie: come back with that.',
} as const;

/** Why a socket is not opened at all. */
export const UPGRADES = {
  400: 'The handshake is not as RFC 6455 (4.1) has it, or for a version that is not spoken here (`Sec-WebSocket-Version`).',
  401: 'No session and no token that is known.',
  403: 'The page that asks is not one of this server (`Origin`). Programs send no `Origin`.',
  404: 'Another address than `/api/socket`.',
  421: 'The `Host` is not a name of this server.',
  429: 'Too many sockets are open, from your address or in all, or too much was asked from your address: wait a second.',
  503: 'The server is closing.',
} as const;
