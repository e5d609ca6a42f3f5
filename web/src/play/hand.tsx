/** The match on a phone beside a big screen: only the hand, with the same menu, notices and end. */
import { IconButton } from '@belfry/ui';
import { Suspense, useEffect, useState } from 'react';
import { HandScreen } from '../screen/hand-screen.js';
import { type OpenTable, useElsewhere } from '../table/elsewhere.js';
import { Notices as TableNotices } from '../table/notices.js';
import { usePastMoment } from '../table/past-moment.js';
import { mayAct, mayUndo, peopleOf } from '../table/people.js';
import { useTableWords } from '../table/words/index.js';
import { After } from './after.js';
import { Banner } from './banner.js';
import { Menu } from './menu.js';
import { Next } from './next.js';
import { Notices } from './notices.js';
import { usePlaying } from './playing.js';

export function Hand({ id, screen, handle, stage: { shot, isNewest }, lines }: OpenTable) {
  const { view } = shot;
  const { presence, hand } = usePlaying();
  const words = useTableWords();
  const screenWords = screen.useWords();
  const elsewhere = useElsewhere();
  const isLost = elsewhere?.isLost === true;
  const past = usePastMoment(id, view);
  const people = peopleOf(view);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isNow = isNewest && !handle.isBusy && !isLost;
  const undo = isNow && mayUndo(screen, view) ? handle.undo : undefined;
  const setUndo = elsewhere?.setUndo;
  useEffect(() => setUndo?.(undo && { take: undo, what: undefined }), [setUndo, undo]);
  return (
    <HandScreen
      screen={screen}
      view={view}
      people={people}
      act={isNow && mayAct(view) ? action => handle.act(screen.rules.actions.write(action)) : undefined}
      isSent={handle.isBusy || (isLost && mayAct(view))}
      point={elsewhere?.point}
      presence={presence}
      onBoard={() => hand?.turn(false)}
      menu={
        <>
          {elsewhere && <elsewhere.Tools onUndo={undo} />}
          <IconButton icon="menu" label={words.menu} onClick={() => setMenuOpen(true)} />
          <Suspense fallback={null}>
            {isMenuOpen && <Menu screen={screen} view={view} onClose={() => setMenuOpen(false)} />}
          </Suspense>
        </>
      }
      notice={
        <>
          {isLost && <Banner />}
          <TableNotices id={id} handle={handle} past={past} view={view} screenWords={screenWords} />
          <Notices screen={screen} view={view} people={people} lines={lines} />
        </>
      }
      next={
        <>
          <After people={people} />
          <Next screen={screen} view={view} />
        </>
      }
    />
  );
}
