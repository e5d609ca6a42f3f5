export { type PlayedDeal, type PlayedMatch, type Player, playDeal, type Room } from './deal.js';
export { type BotFault, Fault } from './fault.js';
export { ledgerHead, ledgerLine, ledgerSeed, type OtherLedger, readLedger } from './ledger.js';
export { type ArenaPlan, contestantsOf, type SeatOrder, seatOrdersOf } from './plan.js';
export { playDeals, type Referee, refereeHere } from './referee.js';
export { type ArenaReport, type BotReport, reportOn, type Share, shareOf } from './report.js';
