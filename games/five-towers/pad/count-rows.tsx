/** A tower by the number of its cards, and whether it has its top. */
import { Segments } from '@belfry/ui';
import { Row, Stepper, useCommonWords } from '@belfry/ui/pad';
import { useWords } from './words/index.js';

interface Counted {
  readonly cards: number;
  readonly topped: boolean;
}

interface CountRowsProps extends Counted {
  readonly most: number;
  readonly onChange: (counted: Counted) => void;
}

export function CountRows({ cards, topped, most, onChange }: CountRowsProps) {
  const common = useCommonWords();
  const words = useWords();
  return (
    <>
      <Row label={words.cards}>
        <Stepper
          label={words.cards}
          value={cards}
          max={most}
          onChange={value => onChange({ cards: value, topped: topped && value > 0 })}
        />
      </Row>
      <Row label={words.topped}>
        <Segments<'yes' | 'no'>
          label={words.topped}
          value={topped ? 'yes' : 'no'}
          onChange={value => onChange({ cards: Math.max(1, cards), topped: value === 'yes' })}
          choices={[
            { value: 'no', name: common.no },
            { value: 'yes', name: common.yes },
          ]}
        />
      </Row>
    </>
  );
}
