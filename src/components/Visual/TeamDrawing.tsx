import { Bar, Canvas, paint, Panel, Person, type Paint } from './parts'

const people: { x: number; y: number; r: number; fill: Paint }[] = [
  { x: 104, y: 96, r: 36, fill: 'sand' },
  { x: 376, y: 88, r: 40, fill: 'mint' },
  { x: 84, y: 292, r: 34, fill: 'coral' },
  { x: 396, y: 300, r: 32, fill: 'sand' },
]

/** People around a shared budget. */
export default function TeamDrawing() {
  return (
    <Canvas>
      <ellipse
        cx="240"
        cy="198"
        rx="176"
        ry="138"
        stroke={paint.accent}
        strokeWidth="2.5"
        strokeDasharray=".1 9"
        strokeLinecap="round"
      />
      <Panel x={136} y={124} w={208} h={156} r={20} />
      <Bar x={160} y={148} w={78} h={7} />
      <Bar x={160} y={166} w={124} h={18} fill="ink" />
      {[132, 96, 58].map((width, row) => (
        <g key={width} transform={`translate(0 ${row * 22})`}>
          <Bar x={160} y={204} w={160} h={10} fill="tint" />
          <Bar x={160} y={204} w={width} h={10} fill={row === 0 ? 'accent' : row === 1 ? 'coral' : 'mint'} />
        </g>
      ))}
      {people.map((person) => (
        <Person key={`${person.x}-${person.y}`} {...person} />
      ))}
      <g className="float">
        <rect
          x="300"
          y="254"
          width="66"
          height="42"
          rx="9"
          fill={paint.accent}
          stroke={paint.surface}
          strokeWidth="3"
        />
        <path d="M301 266h64" stroke={paint.onAccent} strokeWidth="5" />
        <rect
          x="116"
          y="106"
          width="54"
          height="34"
          rx="8"
          fill={paint.coral}
          stroke={paint.surface}
          strokeWidth="3"
        />
        <path d="M117 116h52" stroke={paint.night} strokeWidth="4" />
      </g>
    </Canvas>
  )
}
