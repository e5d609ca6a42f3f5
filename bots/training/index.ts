export type { Course, Lesson, Student } from './course.js';
export { Trainer, type TrainerOptions } from './trainer.js';
