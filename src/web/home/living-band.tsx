import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedHome } from "#domain/careers/presented-home.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { moveFocus } from "../ui/arrow-focus.ts";
import { BandLines, type Pointed } from "./band-lines.tsx";

/** The number of careers named beside a field; its name leads to all of them. */
const careersShown = 6;
/** The active field until the day is known. */
const firstHeld = 3;
const dayMilliseconds = 86_400_000;
/** The delay after which the field of the day returns once the pointer is gone. */
const returnMilliseconds = 2000;

const likesStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A field of the day has enough careers to choose from. */
const minCareers = 4;

/** The index of the field of a day. */
const fieldOfDay = (fields: PresentedHome["fields"], day: number): number => {
	const places = [...fields.keys()].filter((place) => (fields[place]?.careers.length ?? 0) >= minCareers);
	return places[day % places.length] ?? firstHeld;
};

/** The active line and the pointer's position: set by pointer, finger or keyboard, else the field of the day. */
const useHeldLine = (fields: PresentedHome["fields"]) => {
	const [day, setDay] = useState(firstHeld);
	const [held, setHeld] = useState<number | null>(null);
	const [pointed, setPointed] = useState<Pointed | null>(null);
	const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => {
		setDay(fieldOfDay(fields, Math.floor(Date.now() / dayMilliseconds)));
		return () => clearTimeout(leaving.current);
	}, [fields]);
	const hold = (place: number, depth: number | null) => {
		clearTimeout(leaving.current);
		setHeld(place);
		setPointed(depth === null || likesStillness() ? null : { place, depth });
	};
	return {
		held: held ?? day,
		pointed,
		hold,
		/** When a pointer leaves, the lines straighten at once; the name stays a little longer. */
		leave: () => {
			setPointed(null);
			leaving.current = setTimeout(() => setHeld(null), returnMilliseconds);
		},
		/** When a finger lifts, its line stays active. */
		lift: () => setPointed(null),
	};
};

interface FieldTextProps {
	readonly field: PresentedHome["fields"][number];
	/** The position of its line, as a CSS length. */
	readonly position: string;
}

/** A field by name, with its careers. */
function FieldText({ field, position }: FieldTextProps) {
	const { t } = useTranslation();
	return (
		<div
			className="grid content-start justify-items-start gap-2 ml-[min(var(--at),max(0px,100%-42rem))]"
			style={{ "--at": position } as React.CSSProperties}
		>
			<p className="flex flex-wrap items-baseline gap-x-4">
				<LocalLink
					to={`/explore?category=${field.key}`}
					className="display-2 font-display font-semibold text-on-band no-underline hover:underline"
				>
					{t(`common.categories.${field.key}`)}
				</LocalLink>
				<span className="text-sm text-on-band-soft">
					{t("home.hero.fieldCareers", { count: field.careers.length })}
				</span>
			</p>
			<ul className="flex flex-wrap gap-x-5">
				{field.careers.slice(0, careersShown).map(({ id, title }) => (
					<li key={id}>
						<LocalLink
							to={`/career/${id}`}
							className="inline-flex min-h-11 items-center font-semibold text-on-band underline decoration-1 underline-offset-4"
						>
							{title}
						</LocalLink>
					</li>
				))}
			</ul>
		</div>
	);
}

/**
 * The fields of the first page: thirteen lines of light that react to pointer, finger and keyboard. The active line
 * widens, and its field appears once, large and level, with its careers. Without scripts it is a row of links and one
 * name.
 */
export function LivingBand({ fields }: Pick<PresentedHome, "fields">) {
	const { t } = useTranslation();
	const list = useRef<HTMLUListElement>(null);
	const { held, pointed, hold, leave, lift } = useHeldLine(fields);
	const field = fields[held] ?? fields[0];
	if (!field) return null;
	const follow = ({ clientX, clientY }: PointerEvent) => {
		const box = list.current?.getBoundingClientRect();
		if (!box) return;
		const place = Math.floor(((clientX - box.left) / box.width) * fields.length);
		hold(Math.max(0, Math.min(fields.length - 1, place)), (clientY - box.top) / box.height);
	};
	const served = fields[firstHeld];
	const positionOf = (place: number) => `${((place + 0.5) / fields.length) * 100}%`;
	const position = positionOf(held);
	return (
		<nav aria-label={t("home.hero.spectrumLabel")} className="bg-band text-on-band">
			<div className="page max-md:px-2">
				<div className="relative h-50 overflow-x-clip md:h-54">
					<BandLines
						lines={fields.map(({ key, careers }) => ({ key, count: careers.length }))}
						held={held}
						pointed={pointed}
					/>
					<ul
						ref={list}
						onPointerMove={follow}
						onPointerLeave={({ pointerType }) => (pointerType === "mouse" ? leave() : lift())}
						onKeyDown={(event) => moveFocus(list.current, event, "a")}
						className="relative grid size-full touch-pan-y grid-cols-13"
					>
						{fields.map(({ key, careers }, place) => (
							<li key={key} className="relative">
								<LocalLink
									to={`/explore?category=${key}`}
									aria-label={t("home.hero.field", {
										field: t(`common.categories.${key}`),
										count: careers.length,
									})}
									onFocus={() => hold(place, null)}
									onClick={(event) => {
										// A finger on a line activates it; the name beneath is the link.
										if ((event.nativeEvent as unknown as { pointerType?: string }).pointerType === "touch")
											event.preventDefault();
									}}
									className="block size-full outline-offset-[-3px] focus-visible:outline-on-band"
								/>
							</li>
						))}
					</ul>
				</div>
				<ul aria-hidden="true" className="grid h-6 grid-cols-13 text-center text-[0.78rem] max-lg:hidden">
					{fields.map(({ key }, place) => (
						<li key={key} className={place === held ? "invisible" : "text-on-band-soft"}>
							{t(`common.fields.${key}`)}
						</li>
					))}
				</ul>
			</div>
			<div className="page relative min-h-46 pb-3 md:min-h-38">
				<div key={field.key} className="relative h-10" style={{ "--at": position } as React.CSSProperties}>
					<span
						aria-hidden="true"
						data-line={field.key}
						className="absolute -top-6 bottom-2 left-(--at) w-px bg-glow max-lg:top-0"
					/>
					<span
						aria-hidden="true"
						data-line={field.key}
						className="absolute bottom-2 left-[min(var(--at),max(0px,100%-42rem))] h-px w-[calc(var(--at)-min(var(--at),max(0px,100%-42rem)))] bg-glow"
					/>
				</div>
				<div className="grid *:[grid-area:1/1]">
					<FieldText key={field.key} field={field} position={position} />
					{/* Reserves the space of the prerendered field, so that nothing below moves when the field of the day replaces it. */}
					{served ? (
						<div aria-hidden="true" className="invisible">
							<FieldText field={served} position={positionOf(firstHeld)} />
						</div>
					) : null}
				</div>
			</div>
		</nav>
	);
}
