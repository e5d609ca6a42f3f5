import { serveApp } from './app.js';
import { decideTowers } from './players.js';
import { testWholeMatches } from './whole-matches.js';

testWholeMatches(serveApp(), { id: 'five-towers', name: '5 Towers', decide: decideTowers });
