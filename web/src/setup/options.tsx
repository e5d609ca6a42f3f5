/** A game's options, made from its own schema, with a line of help each. */
import type { OptionField, OptionFields } from '@belfry/engine';
import type { ListedGame } from '@belfry/engine/words';
import { type OptionWords, Segments } from '@belfry/ui';
import { type Chosen, customField, optionValue } from './draft.js';
import styles from './options.module.css';
import { RadioCards } from './radio-cards.js';

interface OptionsProps<D extends Chosen> {
  readonly fields: OptionFields;
  readonly words: Readonly<Record<string, OptionWords>>;
  readonly draft: D;
  readonly onChange: (draft: D) => void;
}

export function Options<D extends Chosen>({ fields, words, draft, onChange }: OptionsProps<D>) {
  return Object.entries(fields)
    .filter(([name]) => name !== 'players')
    .map(([name, field]) => (
      <Option
        key={name}
        field={field}
        words={words[name] ?? { name, help: '' }}
        value={optionValue(draft, name, fields)}
        onChange={value => onChange({ ...draft, options: { ...draft.options, [name]: value } })}
      />
    ));
}

interface CustomsProps<D extends Chosen> extends Omit<OptionsProps<D>, 'fields'> {
  readonly customs: NonNullable<ListedGame['customs']>;
}

/** What can be agreed beside the rules looks the same. */
export const Customs = <D extends Chosen>({ customs, words, draft, onChange }: CustomsProps<D>) =>
  Object.entries(customs).map(([name, values]) => (
    <Option
      key={name}
      field={customField(values)}
      words={words[name] ?? { name, help: '' }}
      value={draft.customs[name] ?? values[0]}
      onChange={value => onChange({ ...draft, customs: { ...draft.customs, [name]: String(value) } })}
    />
  ));

interface OptionProps<F extends OptionField = OptionField> {
  readonly field: F;
  readonly words: OptionWords;
  readonly value: string | number | undefined;
  readonly onChange: (value: string | number) => void;
}

function Option({ field, ...rest }: OptionProps) {
  const { words } = rest;
  return (
    <section className={styles['option']}>
      <h2>{words.name}</h2>
      <p className={styles['help']}>{words.help}</p>
      {field.type === 'choice' ? <Choice field={field} {...rest} /> : <Integer field={field} {...rest} />}
    </section>
  );
}

function Choice({ field, words, value, onChange }: OptionProps<Extract<OptionField, { type: 'choice' }>>) {
  const choices = field.values.map(each => ({
    value: each,
    name: words.values?.[String(each)]?.name ?? String(each),
    help: words.values?.[String(each)]?.help,
  }));
  return <RadioCards label={words.name} value={value} choices={choices} onChange={onChange} />;
}

const MOST_SEGMENTS = 6;

function Integer({ field, words, value, onChange }: OptionProps<Extract<OptionField, { type: 'integer' }>>) {
  const { min, max } = field;
  const count = max - min + 1;
  if (count <= MOST_SEGMENTS) {
    const choices = Array.from({ length: count }, (_, index) => ({ value: min + index, name: min + index }));
    return <Segments label={words.name} value={Number(value)} choices={choices} onChange={onChange} />;
  }
  return (
    <input
      type="number"
      className={styles['number']}
      aria-label={words.name}
      min={min}
      max={max}
      value={value ?? ''}
      onChange={({ target }) => target.validity.valid && target.value !== '' && onChange(target.valueAsNumber)}
    />
  );
}
