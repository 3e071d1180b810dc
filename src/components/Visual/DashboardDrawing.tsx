import { Bar, Canvas, Mark, paint, Panel, type Paint } from './parts'

const columns = [46, 70, 58, 92, 66, 108, 84, 96]
const tiles: { x: number; fill: Paint; w: number }[] = [
  { x: 128, fill: 'ink', w: 62 },
  { x: 228, fill: 'ink', w: 50 },
  { x: 328, fill: 'coral', w: 68 },
]

/** The overview of a month on a desktop screen. */
export default function DashboardDrawing() {
  return (
    <Canvas>
      <Panel x={34} y={54} w={412} h={292} r={20} />
      <path d="M54 54.5h48v291H54a19.5 19.5 0 0 1-19.5-19.5V74A19.5 19.5 0 0 1 54 54.5Z" fill={paint.tint} />
      <Mark x={56} y={72} fill="accent" />
      {[0, 1, 2, 3, 4].map((row) => (
        <rect
          key={row}
          x="56"
          y={122 + row * 36}
          width="24"
          height="20"
          rx="7"
          fill={row === 0 ? paint.accent : paint.line}
        />
      ))}
      <Bar x={128} y={78} w={96} h={11} fill="ink" />
      <circle cx="414" cy="84" r="12" fill={paint.sand} />
      {tiles.map(({ x, fill, w }) => (
        <g key={x}>
          <Panel x={x - 8} y={110} w={92} h={66} r={12} />
          <Bar x={x + 6} y={126} w={38} h={6} />
          <Bar x={x + 6} y={146} w={w} h={13} fill={fill} />
        </g>
      ))}
      <Panel x={120} y={190} w={300} h={136} r={12} />
      <path d="M136 224h268M136 258h268M136 292h268" stroke={paint.line} strokeDasharray="3 5" />
      {columns.map((height, column) => (
        <rect
          key={column}
          x={142 + column * 33}
          y={312 - height}
          width="20"
          height={height}
          rx="6"
          fill={column === 5 ? paint.coral : column % 2 ? paint.accent : paint.mint}
        />
      ))}
    </Canvas>
  )
}
