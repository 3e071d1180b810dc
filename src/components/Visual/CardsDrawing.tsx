import { Bar, Canvas, CompanyCard, paint, Panel, Person } from './parts'

/** Three cards, one for each of three people. */
export default function CardsDrawing() {
  return (
    <Canvas ground="low">
      <g transform="translate(150 44) rotate(9)">
        <CompanyCard fill="coral" on="ink" />
      </g>
      <g transform="translate(104 92) rotate(1)">
        <CompanyCard fill="surface" on="ink" />
      </g>
      <g transform="translate(50 146) rotate(-7)">
        <CompanyCard />
      </g>
      <g className="float">
        <Panel x={266} y={236} w={182} h={132} />
        {(['mint', 'sand', 'coral'] as const).map((fill, row) => (
          <g key={fill} transform={`translate(0 ${row * 38})`}>
            <Person x={292} y={264} r={14} fill={fill} />
            <Bar x={316} y={255} w={58 - row * 8} h={6} fill="ink" />
            <Bar x={316} y={267} w={112} h={6} fill="tint" />
            <rect x="316" y="267" width={84 - row * 26} height="6" rx="3" fill={row === 1 ? paint.coral : paint.accent} />
          </g>
        ))}
      </g>
    </Canvas>
  )
}
