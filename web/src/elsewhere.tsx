/** The screens of tables that a server keeps. Who only plays on this device loads none of them. */
import { lazyPart } from '@belfry/ui';
import { Route, Switch } from 'wouter';
import { NotFound } from './shell/not-found.js';

const Together = lazyPart(async () => (await import('./together/together.js')).Together);
const Join = lazyPart(async () => (await import('./join/join.js')).Join);
const Play = lazyPart(async () => (await import('./play/play.js')).Play);
const PlayReplay = lazyPart(async () => (await import('./play/play-replay.js')).PlayReplay);
const BigScreen = lazyPart(async () => (await import('./screen/big-screen.js')).BigScreen);

export const Elsewhere = () => (
  <Switch>
    <Route path="/together">
      <Together />
    </Route>
    <Route path="/join">
      <Join />
    </Route>
    <Route path="/play/:id">{({ id }) => <Play key={id} id={id} />}</Route>
    <Route path="/play/:id/replay">{({ id }) => <PlayReplay key={id} id={id} />}</Route>
    <Route path="/screen/:id">{({ id }) => <BigScreen key={id} id={id} />}</Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
);
