/** The app: what stands around every screen, and which screen stands at which address. */
import { LanguageProvider, LiveRegion, useSettings, WorkProvider } from '@belfry/ui';
import { Suspense, useEffect } from 'react';
import { Route, Switch, useSearchParams } from 'wouter';
import { Home } from './home/home.js';
import type { BrowserHost } from './host/client.js';
import { BrowserHostContext, HostContext } from './host/context.js';
import { findPlayable } from './playable.js';
import {
  Elsewhere,
  Lesson,
  Lessons,
  Matches,
  NotFound,
  Pad,
  Pads,
  Replay,
  RulesPage,
  Setup,
  SharedMatch,
  Stats,
  TableScreen,
  Update,
} from './screens.js';
import { ErrorBoundary } from './shell/error-boundary.js';
import { useTheme } from './shell/theme.js';
import { Waiting } from './shell/waiting.js';

export function App({ host }: { readonly host: BrowserHost }) {
  const { botSpeed } = useSettings();
  useTheme();
  useEffect(() => host.setSpeed(botSpeed), [host, botSpeed]);
  return (
    <BrowserHostContext value={host}>
      <HostContext value={host}>
        <LanguageProvider>
          <LiveRegion>
            <WorkProvider value={host.work}>
              <ErrorBoundary>
                <Suspense fallback={<Waiting />}>
                  <Routes />
                </Suspense>
              </ErrorBoundary>
            </WorkProvider>
            <ErrorBoundary quiet>
              <Suspense fallback={null}>
                <Update host={host} />
              </Suspense>
            </ErrorBoundary>
          </LiveRegion>
        </LanguageProvider>
      </HostContext>
    </BrowserHostContext>
  );
}

const Routes = () => (
  <Switch>
    <Route path="/">
      <Home />
    </Route>
    <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
    <Route path="/table/:id">{({ id }) => <TableScreen key={id} id={id} />}</Route>
    <Route path="/replay">
      <SharedMatch />
    </Route>
    <Route path="/replay/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
    <Route path="/matches">
      <Matches />
    </Route>
    <Route path="/stats">
      <Stats />
    </Route>
    <Route path="/pad">
      <Pads />
    </Route>
    <Route path="/pad/:id">{({ id }) => <Pad key={id} id={id} />}</Route>
    <Route path="/learn">
      <Lessons />
    </Route>
    <Route path="/learn/:game/:step">{({ game, step }) => <Lesson game={game} step={Number(step)} />}</Route>
    <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
    <Route>
      <Elsewhere />
    </Route>
  </Switch>
);

function NewTable({ game: id }: { readonly game: string }) {
  const game = findPlayable(id);
  const [query] = useSearchParams();
  if (game === undefined) return <NotFound />;
  return <Setup game={game} mix={query.get('with') === 'people' ? 'people' : 'bots'} />;
}
