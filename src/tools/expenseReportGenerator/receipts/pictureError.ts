import type { PictureProblem } from './pictureFile'

/** A file that was refused as a receipt. */
export class PictureError extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem)
  }
}
