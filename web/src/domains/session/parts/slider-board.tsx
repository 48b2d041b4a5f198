import type { SliderPuzzle } from '@hall/contract/verification';
import { useDrag } from '../use-drag.ts';

interface SliderBoardProps {
  readonly puzzle: SliderPuzzle;
  /** Distance of the tile from the left, px of the background. */
  readonly x: number;
  readonly label: string;
  readonly onMove: (x: number) => void;
}

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** The picture with the small letters, and the tile on it, which can be dragged. */
export function SliderBoard({ puzzle, x, label, onMove }: SliderBoardProps) {
  const { width, height, pieceSize, top } = puzzle;
  const drag = useDrag({ at: x, most: width - pieceSize, boardWidth: width, onMove });
  return (
    <div className="login-slider-board" style={{ aspectRatio: `${width} / ${height}` }}>
      <img className="login-slider-background" src={puzzle.background} alt={label} draggable={false} />
      <img
        className="login-slider-piece"
        src={puzzle.piece}
        alt=""
        draggable={false}
        style={{ left: share(x, width), top: share(top, height), width: share(pieceSize, width) }}
        {...drag}
      />
    </div>
  );
}
