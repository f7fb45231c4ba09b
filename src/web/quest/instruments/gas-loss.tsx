import { type GasReading, type GasSettings, gasGrams, gasLoss } from "#domain/quest/instruments/gas-loss.ts";
import { Frame, Label, light, range } from "./drawing.tsx";
import { definePart, type PictureProps } from "./part.ts";

const yOf = (grams: number) => 190 - grams * 27;

/** A cup on scales; beside it the lost grams, against those of the pure powder. */
function Picture({ settings, reading, progress, text, number }: PictureProps<GasSettings, GasReading>) {
	const gone = (reading?.figures.lost ?? 0) * progress;
	const level = 150 - settings.vinegarMillilitres * 0.32;
	const bubbles = reading ? Math.round(gone * 4) : 0;
	return (
		<Frame label={text("title")} height={230}>
			<path d="M40 66L52 160H148L160 66" fill="none" stroke={light.ink} strokeWidth="2.5" />
			<path
				d={`M${52 - ((160 - level) * 12) / 94} ${level}H${148 + ((160 - level) * 12) / 94}L148 158H52Z`}
				fill={light.yellow}
				opacity=".25"
			/>
			<ellipse cx="100" cy="154" rx="34" ry="7" fill={light.ink} opacity={reading ? 1 - 0.6 * progress : 1} />
			{/* Scattered by two irrational steps: no rows, no clusters. */}
			{range(bubbles).map((index) => (
				<circle
					key={index}
					cx={66 + 68 * ((index * 0.7549) % 1)}
					cy={60 + 88 * ((index * 0.5698 + progress) % 1)}
					r={3 + (index % 3)}
					fill="none"
					stroke={light.ink}
					strokeWidth="1.6"
				/>
			))}
			<path d="M20 166H180M34 172H166V196H34Z" fill="none" stroke={light.soft} strokeWidth="2" />
			<Label x={100} y={190} anchor="middle" size={15} isStrong>
				{`${gone < 0.05 ? "" : "−"}${text("readouts.lost.value", { value: number(gone) })}`}
			</Label>
			<Label x={100} y={40} anchor="middle" size={14}>
				{settings.powder === "jarB"
					? text("drawing.jarB")
					: text("drawing.own", { percent: number(settings.percent) })}
			</Label>
			{[0, 1, 2, 3, 4, 5].map((grams) => (
				<g key={grams}>
					<path d={`M252 ${yOf(grams)}H430`} stroke={light.rule} />
					<Label x={246} y={yOf(grams) + 5} anchor="end" size={12} colour={light.soft}>
						{text("readouts.lost.value", { value: grams })}
					</Label>
				</g>
			))}
			<path
				d={`M252 ${yOf(gasGrams(100, 1000))}H430`}
				stroke={light.violet}
				strokeWidth="2"
				strokeDasharray="6 4"
			/>
			<Label x={430} y={yOf(gasGrams(100, 1000)) - 7} anchor="end" size={13} colour={light.violet}>
				{text("drawing.pure")}
			</Label>
			<rect x="300" y={yOf(gone)} width="70" height={190 - yOf(gone)} fill={light.cyan} opacity=".85" />
		</Frame>
	);
}

export default definePart({
	instrument: gasLoss,
	Picture,
	note: "drawing.note",
	moreValues: ({ powder, percent }, _, text): Record<string, string> => ({
		name: powder === "jarB" ? text("drawing.jarB") : text("drawing.own", { percent: `${percent}` }),
	}),
});
