/** Alone here, so that it is loaded when somebody checks such a match: most devices never do. */
export { sharedAnswersAgain } from '@belfry/engine';
