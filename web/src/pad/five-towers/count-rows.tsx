/** A tower by the number of its cards, and whether it has its top. */
import { Segments } from '@belfry/ui';
import { Row } from '../kit/paper.js';
import { Stepper } from '../kit/stepper.js';
import { usePadWords } from '../words/index.js';

interface Counted {
  readonly cards: number;
  readonly topped: boolean;
}

interface CountRowsProps extends Counted {
  readonly most: number;
  readonly onChange: (counted: Counted) => void;
}

export function CountRows({ cards, topped, most, onChange }: CountRowsProps) {
  const { common, five } = usePadWords();
  return (
    <>
      <Row label={five.cards}>
        <Stepper
          label={five.cards}
          value={cards}
          max={most}
          onChange={value => onChange({ cards: value, topped: topped && value > 0 })}
        />
      </Row>
      <Row label={five.topped}>
        <Segments<'yes' | 'no'>
          label={five.topped}
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
