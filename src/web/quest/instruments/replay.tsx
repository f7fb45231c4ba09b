import { Check, Play, SkipForward, X } from "lucide-react";
import { type Ref, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Reading, World } from "#domain/quest/instruments/instrument.ts";
import { useFollow } from "../use-follow.ts";
import type { InstrumentPart } from "./part.ts";
import { sentenceValues, useInstrumentText } from "./use-instrument-text.ts";
import { prefersReducedMotion, useProgress } from "./use-progress.ts";

interface WorldViewProps {
	readonly ref: Ref<HTMLElement>;
	readonly part: InstrumentPart;
	readonly world: World<Readonly<Record<string, number | string>>, Reading>;
	/** The reading of the same settings in the real world. */
	readonly measured: Reading;
	readonly option: number;
	readonly title: string;
	readonly progress: number;
}

const outcomeColour = (fits: boolean) =>
	fits
		? { border: "border-[oklch(.8_.14_150)]", text: "text-[oklch(.8_.14_150)]" }
		: { border: "border-[oklch(.76_.14_25)]", text: "text-[oklch(.76_.14_25)]" };

/** One world on the instrument; below it, the required and the actual result. */
function WorldView({ ref, part, world, measured, option, title, progress }: WorldViewProps) {
	const { t } = useTranslation();
	const { Picture, instrument } = part;
	const { text, number } = useInstrumentText(instrument.id);
	const values = (reading: Reading) => sentenceValues(part, world.settings, reading, text, number);
	const Icon = world.fits ? Check : X;
	// The result is drawn once the run is over; a screen reader has it at once.
	const isOver = progress >= 1;
	return (
		<figure
			ref={ref}
			className={`scroll-mt-18 scroll-mb-20 grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-panel max-sm:rounded-none border-b-4 bg-band text-on-band ${isOver ? outcomeColour(world.fits).border : "border-transparent"}`}
		>
			<figcaption className="px-4 pt-3 font-semibold leading-snug">{title}</figcaption>
			<div className="[forced-color-adjust:none] self-center bg-(--color-bench) text-(--color-bench-ink) py-2 max-sm:px-0.5 sm:px-4">
				<Picture
					settings={world.settings}
					reading={progress > 0 ? world.reading : null}
					progress={progress}
					text={text}
					number={number}
				/>
			</div>
			<div
				className={`grid gap-1 border-t border-on-band/25 px-4 py-3 text-[0.9375rem] leading-snug ${isOver ? "light-up" : "opacity-0"}`}
			>
				<p>
					{`${t("quest.replay.needs")} `}
					<strong>{text(`verdict.needs.${option}`, values(world.reading))}</strong>
				</p>
				<p>
					{`${t("quest.replay.found")} `}
					<strong>{text(`verdict.measured.${option}`, values(measured))}</strong>
				</p>
				<p className={`flex items-center gap-1.5 font-semibold ${outcomeColour(world.fits).text}`}>
					<Icon aria-hidden="true" className="size-4" strokeWidth={3} />
					{t(world.fits ? "quest.replay.fits" : "quest.replay.against")}
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

/** A wrong answer is tested as a hypothesis: first the world in which it would be true, then the real one. */
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
	const first = useRef<HTMLElement>(null);
	const second = useRef<HTMLElement>(null);
	const follow = useFollow();
	const { play: playTheirs, jump: jumpTheirs } = theirs;
	const { play: playOurs, jump: jumpOurs } = ours;
	const start = useMemo(
		() => () => {
			jumpOurs(0);
			if (isRight) playOurs();
			else {
				follow(first.current);
				playTheirs(() => {
					follow(second.current);
					playOurs();
				});
			}
		},
		[isRight, jumpOurs, playOurs, playTheirs, follow],
	);
	useEffect(() => start(), [start]);
	const isOver = ours.progress >= 1;
	useEffect(() => {
		if (isOver) onOver();
	}, [isOver, onOver]);
	const titles = ["quest.replay.yours", "quest.replay.ours"] as const;
	return (
		<section aria-label={t("quest.replay.title")} className="grid gap-3">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<div>
					<p className="display-3 font-display font-semibold">{t("quest.replay.title")}</p>
					{isRight ? null : (
						<p className="text-soft">{t("quest.replay.chosen", { answer: options[chosen] ?? "" })}</p>
					)}
				</div>
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
				className={`grid gap-4 max-sm:-mx-4 ${isRight ? "sm:mx-auto sm:w-full sm:max-w-3xl" : "lg:grid-cols-2"}`}
			>
				{worlds.slice(isRight ? 1 : 0).map(({ option, world, measured }, place) => {
					const isOurs = isRight || place === 1;
					return (
						<WorldView
							key={isOurs ? "ours" : "theirs"}
							ref={isOurs ? second : first}
							part={part}
							world={world}
							measured={measured}
							option={option}
							title={t(titles[isOurs ? 1 : 0] ?? titles[1], { answer: options[option] ?? "" })}
							progress={(isOurs ? ours : theirs).progress}
						/>
					);
				})}
			</div>
			{assumption ? (
				<p className={`text-sm text-soft ${isOver ? "light-up" : "opacity-0"}`}>{text(assumption)}</p>
			) : null}
		</section>
	);
}
