import { useTranslation } from "react-i18next";
import type { SchoolChoice } from "#domain/careers/school-choice.ts";
import { Chip } from "../../ui/chip.tsx";

interface WaysPictureProps extends Pick<SchoolChoice, "ways" | "kinds"> {
	/** The id of a way. */
	readonly chosen: string;
	readonly onChoose: (id: string) => void;
}

/** The middle of one of `count` equal rows, in percent. */
const middleOf = (row: number, count: number): number => (100 * (row + 0.5)) / count;

const curve = (from: number, to: number): string => `M0 ${from}C50 ${from} 50 ${to} 100 ${to}`;

function Lines({ ways, kinds, chosen }: Omit<WaysPictureProps, "onChoose">) {
	const rowOf = (kind: string): number => kinds.findIndex(({ id }) => id === kind);
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 100 100"
			preserveAspectRatio="none"
			fill="none"
			className="size-full [forced-color-adjust:none]"
		>
			{ways.flatMap(({ id, waysOn }, row) =>
				waysOn.map(({ kind, isUsual }) => (
					<path
						key={`${id} ${kind}`}
						d={curve(middleOf(row, ways.length), middleOf(rowOf(kind), kinds.length))}
						vectorEffect="non-scaling-stroke"
						strokeWidth={id === chosen ? 3 : 1}
						strokeDasharray={isUsual ? undefined : "5 5"}
						className={id === chosen ? "stroke-glow" : "stroke-on-band/20"}
					/>
				)),
			)}
		</svg>
	);
}

/** The choices at school at the left, studies at the right, and a line where one leads to the other. */
export function WaysPicture({ ways, kinds, chosen, onChoose }: WaysPictureProps) {
	const { t } = useTranslation();
	const reached = ways.find(({ id }) => id === chosen)?.waysOn ?? [];
	return (
		<div className="grid h-104 grid-cols-[auto_minmax(3rem,1fr)_minmax(0,auto)] rounded-panel bg-band px-3 py-4 text-on-band md:px-6">
			<fieldset aria-label={t("seconde.ways")} className="grid">
				{ways.map(({ id, name }) => (
					<Chip
						key={id}
						isOnBand
						isPressed={id === chosen}
						onPress={() => onChoose(id)}
						className="self-center max-md:px-3"
					>
						{name}
					</Chip>
				))}
			</fieldset>
			<Lines ways={ways} kinds={kinds} chosen={chosen} />
			{/* The list below the picture says the same. */}
			<div aria-hidden="true" className="grid max-w-32 md:max-w-none">
				{kinds.map(({ id, label }) => (
					<span
						key={id}
						className={`self-center pl-2 text-sm leading-tight wrap-anywhere md:text-base ${reached.some((one) => one.kind === id) ? "font-semibold" : "text-on-band-soft"}`}
					>
						{label}
					</span>
				))}
			</div>
		</div>
	);
}
