import { ArrowLeft, ArrowRight, Undo2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";

interface PileButtonsProps {
	/** The label of the group. */
	readonly label: string;
	/** A description of the next item, or a note if none is left. */
	readonly turn: string;
	/** A short description for phones, where the drawing shows the rest. */
	readonly shortTurn?: string;
	readonly isLeft: boolean;
	/** The labels of the left and right buttons. */
	readonly ways: readonly [string, string];
	readonly onLeft: () => void;
	readonly onRight: () => void;
	readonly undo: { readonly label: string; readonly isPossible: boolean; readonly onUndo: () => void };
	readonly rest: { readonly label: string; readonly onRest: () => void };
}

const buttonClass =
	"inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3 leading-tight focus-visible:outline-[oklch(.8_.13_255)] aria-disabled:opacity-45";
const wayClass = `${buttonClass} lg:text-[0.9375rem] bg-on-band font-semibold text-[oklch(.2_.02_275)] hover:bg-on-band/85 forced-colors:border`;
const quietClass = `${buttonClass} border border-on-band/45 text-[0.9375rem] text-on-band hover:bg-on-band/12`;

/** Sorts the items of a pile to two sides: by two buttons or the arrow keys. */
export function PileButtons({
	label,
	turn,
	shortTurn,
	isLeft,
	ways,
	onLeft,
	onRight,
	undo,
	rest,
}: PileButtonsProps) {
	const back = useRef<HTMLButtonElement>(null);
	const isPressed = useRef(false);
	useEffect(() => {
		// The last item removes its buttons: the focus moves to the undo button.
		if (!isLeft && isPressed.current) back.current?.focus();
		isPressed.current = false;
	});
	const sending = (send: () => void) => (): void => {
		isPressed.current = true;
		send();
	};
	const ofKey: Readonly<Record<string, () => void>> = {
		ArrowLeft: sending(onLeft),
		ArrowRight: sending(onRight),
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const send = isLeft ? ofKey[event.key] : undefined;
		if (!send) return;
		event.preventDefault();
		send();
	};
	return (
		<fieldset onKeyDown={onKeyDown} className="isolate grid grid-cols-2 gap-2 sm:max-lg:grid-cols-4">
			<legend className="sr-only">{label}</legend>
			<p aria-live="polite" className="col-span-full text-sm leading-tight text-on-band-soft sm:min-h-5">
				{shortTurn === undefined ? null : (
					<span aria-hidden="true" className="sm:hidden">
						{shortTurn}
					</span>
				)}
				<span className={shortTurn === undefined ? "" : "max-sm:sr-only"}>{turn}</span>
			</p>
			{isLeft ? (
				<>
					<button type="button" onClick={sending(onLeft)} className={wayClass}>
						<ArrowLeft aria-hidden="true" className="size-4 flex-none" />
						{ways[0]}
					</button>
					<button type="button" onClick={sending(onRight)} className={wayClass}>
						{ways[1]}
						<ArrowRight aria-hidden="true" className="size-4 flex-none" />
					</button>
				</>
			) : null}
			<button
				ref={back}
				type="button"
				aria-disabled={!undo.isPossible}
				onClick={undo.onUndo}
				className={quietClass}
			>
				<Undo2 aria-hidden="true" className="size-4 flex-none" />
				{undo.label}
			</button>
			{isLeft ? (
				<button type="button" onClick={sending(rest.onRest)} className={quietClass}>
					{rest.label}
				</button>
			) : null}
		</fieldset>
	);
}
