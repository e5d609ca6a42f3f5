/** Marks what is written in the language of shaders. */
export const glsl = String.raw;
