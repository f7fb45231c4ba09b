import { Check, Play, SkipForward, X } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Reading, World } from "#domain/quest/instruments/instrument.ts";
import type { InstrumentPart } from "./part.ts";
import { sentenceValues, useInstrumentText } from "./use-instrument-text.ts";
import { prefersReducedMotion, useProgress } from "./use-progress.ts";

interface WorldViewProps {
	readonly part: InstrumentPart;
	readonly world: World<Readonly<Record<string, number | string>>, Reading>;
	/** The reading in the real world: what happens. Null in the world of the answer: there its condition is said. */
	readonly measured: Reading | null;
	readonly option: number;
	readonly title: string;
	readonly progress: number;
}

const outcomeColour = (fits: boolean) =>
	fits
		? { border: "border-[oklch(.8_.14_150)]", text: "text-[oklch(.8_.14_150)]" }
		: { border: "border-[oklch(.76_.14_25)]", text: "text-[oklch(.76_.14_25)]" };

/** One world on the instrument; below it in one line what would have to be, or what happens. */
function WorldView({ part, world, measured, option, title, progress }: WorldViewProps) {
	const { t } = useTranslation();
	const { Picture, instrument } = part;
	const { text, number } = useInstrumentText(instrument.id);
	const values = (reading: Reading) => sentenceValues(part, world.settings, reading, text, number);
	const Icon = world.fits ? Check : X;
	// The result is drawn once the run is over; a screen reader has it at once.
	const isOver = progress >= 1;
	return (
		<figure
			className={`grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-panel max-sm:rounded-none border-b-4 bg-band text-on-band ${isOver ? outcomeColour(world.fits).border : "border-transparent"}`}
		>
			<figcaption className="px-4 pt-2 font-semibold leading-snug max-sm:text-[0.9375rem] max-sm:leading-tight sm:pt-3">
				{title}
			</figcaption>
			<div className="[forced-color-adjust:none] self-center bg-(--color-bench) text-(--color-bench-ink) py-1 max-sm:px-0.5 sm:px-4 sm:py-2">
				<Picture
					settings={world.settings}
					reading={progress > 0 ? world.reading : null}
					progress={progress}
					text={text}
					number={number}
				/>
			</div>
			<div
				className={`grid gap-x-2 gap-y-1 border-t border-on-band/25 px-4 py-2 text-[0.9375rem] leading-snug max-sm:grid-cols-[auto_minmax(0,1fr)] sm:py-3 ${isOver ? "light-up" : "opacity-0"}`}
			>
				<p>
					{`${t(measured === null ? "quest.replay.needs" : "quest.replay.found")} `}
					<strong>
						{measured === null
							? text(`verdict.needs.${option}`, values(world.reading))
							: text(`verdict.measured.${option}`, values(measured))}
					</strong>
				</p>
				<p
					className={`flex items-center gap-1.5 self-start font-semibold max-sm:order-first max-sm:pt-0.5 ${outcomeColour(world.fits).text}`}
				>
					<Icon aria-hidden="true" className="size-4" strokeWidth={3} />
					<span className="max-sm:sr-only">
						{t(world.fits ? "quest.replay.fits" : "quest.replay.against")}
					</span>
				</p>
			</div>
		</figure>
	);
}

interface ReplayProps {
	readonly part: InstrumentPart;
	readonly options: readonly string[];
	readonly chosen: number;
	readonly correctAnswer: number;
	/** Called once the last run is over, also when it is skipped. */
	readonly onOver: () => void;
	/** Returns to the instrument, for free play. */
	readonly onBack: () => void;
}

const worldMs = 2000;

/**
 * A wrong answer is tested as a hypothesis: first the world in which it would be true, then the real one. What is
 * assumed follows the verdict, so that this has room below both worlds.
 */
export function Replay({ part, options, chosen, correctAnswer, onOver, onBack }: ReplayProps) {
	const { t } = useTranslation();
	const { instrument, assumption } = part;
	const { text } = useInstrumentText(instrument.id);
	const isRight = chosen === correctAnswer;
	const theirs = useProgress(worldMs);
	const ours = useProgress(worldMs);
	const worlds = useMemo(
		() =>
			[chosen, correctAnswer].map((option) => {
				const world = instrument.worldOf(option);
				return { option, world, measured: instrument.run(world.settings) };
			}),
		[instrument, chosen, correctAnswer],
	);
	const { play: playTheirs, jump: jumpTheirs } = theirs;
	const { play: playOurs, jump: jumpOurs } = ours;
	const start = useMemo(
		() => () => {
			jumpOurs(0);
			if (isRight) playOurs();
			else playTheirs(() => playOurs());
		},
		[isRight, jumpOurs, playOurs, playTheirs],
	);
	useEffect(() => start(), [start]);
	const isOver = ours.progress >= 1;
	useEffect(() => {
		if (isOver) onOver();
	}, [isOver, onOver]);
	const titles = ["quest.replay.yours", "quest.replay.ours"] as const;
	return (
		<>
			<section aria-label={t("quest.replay.title")} className="grid gap-3 max-sm:gap-2">
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
					<p className="display-3 font-display font-semibold max-sm:sr-only">{t("quest.replay.title")}</p>
					<div className="flex flex-wrap gap-2">
						{prefersReducedMotion() ? null : (
							<button
								type="button"
								onClick={() => {
									if (isOver) start();
									else {
										jumpTheirs(1);
										jumpOurs(1);
									}
								}}
								className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge/60 px-4 hover:border-ink"
							>
								{isOver ? (
									<Play aria-hidden="true" className="size-4" />
								) : (
									<SkipForward aria-hidden="true" className="size-4" />
								)}
								{t(isOver ? "quest.replay.again" : "quest.replay.skip")}
							</button>
						)}
						<button
							type="button"
							onClick={onBack}
							className="inline-flex min-h-11 items-center rounded-control border border-edge/60 px-4 hover:border-ink"
						>
							{t("quest.replay.tryIt")}
						</button>
					</div>
				</div>
				<div
					className={`grid gap-4 max-sm:-mx-4 max-sm:gap-2 ${isRight ? "sm:mx-auto sm:w-full sm:max-w-3xl" : "two-worlds lg:grid-cols-2"}`}
				>
					{worlds.slice(isRight ? 1 : 0).map(({ option, world, measured }, index) => {
						const isOurs = isRight || index === 1;
						return (
							<WorldView
								key={isOurs ? "ours" : "theirs"}
								part={part}
								world={world}
								measured={isOurs ? measured : null}
								option={option}
								title={t(titles[isOurs ? 1 : 0] ?? titles[1], { answer: options[option] ?? "" })}
								progress={(isOurs ? ours : theirs).progress}
							/>
						);
					})}
				</div>
			</section>
			{assumption ? (
				<p className={`order-1 text-sm text-soft ${isOver ? "light-up" : "opacity-0"}`}>{text(assumption)}</p>
			) : null}
		</>
	);
}
