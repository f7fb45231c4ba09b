import { type FormEvent, type ReactNode, useState } from "react";
import type { CodeSuspicion } from "#domain/shared/checked-code.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface SuspicionProps {
	readonly suspicion: CodeSuspicion;
	/** The positions in words, for those who do not see the marks. */
	readonly spoken: string;
}

/** The code as it was read, with the positions that are probably wrong. */
function Suspicion({ suspicion: { written, positions }, spoken }: SuspicionProps) {
	let index = -1;
	const characters = [...written].map((character, at) => {
		if (character !== "-") index += 1;
		return { character, at, isSuspect: character !== "-" && positions.includes(index) };
	});
	return (
		<p className="font-mono text-lg tracking-wide wrap-anywhere">
			<span className="sr-only">{spoken}</span>
			<span aria-hidden="true">
				{characters.map(({ character, at, isSuspect }) =>
					isSuspect ? (
						<mark
							key={at}
							className="rounded-xs bg-danger-surface font-bold text-danger underline decoration-2 underline-offset-4"
						>
							{character}
						</mark>
					) : (
						<span key={at}>{character}</span>
					),
				)}
			</span>
		</p>
	);
}

/** The words of a form about a code that cannot be read: a sentence, and the marked positions in words. */
export interface CodeFault {
	readonly suspicion: CodeSuspicion;
	readonly error: string;
	readonly spoken: string;
}

/** The fault of a code, in words that `say` takes from the messages of its screen. */
export const codeFaultOf = (
	suspicion: CodeSuspicion,
	say: (
		message: "missing" | "length" | "places" | "wrong" | "placesSpoken",
		values: Readonly<Record<string, string | number>> & { readonly count: number },
	) => string,
): CodeFault => {
	const { written, positions, expectedLength } = suspicion;
	const count = positions.length;
	const error = (): string => {
		if (written === "") return say("missing", { count });
		if (expectedLength !== null)
			return say("length", { count: expectedLength, typed: written.replaceAll("-", "").length });
		return say(count > 0 ? "places" : "wrong", { count });
	};
	const spoken = say("placesSpoken", { places: positions.map((each) => each + 1).join(", "), count });
	return { suspicion, error: error(), spoken };
};

interface CheckedCodeFormProps {
	readonly heading?: ReactNode;
	readonly label: string;
	readonly hint: string;
	readonly openLabel: string;
	/** A code that is already known to be wrong, from a link: it is in the field, with its fault. */
	readonly wrong?: { readonly typed: string; readonly fault: CodeFault };
	/** Opens a typed code, or says what is wrong with it. */
	readonly onOpen: (typed: string) => Promise<CodeFault | null>;
}

/** A form for a checked code on paper. A wrong or swapped character is marked; nothing typed is lost. */
export function CheckedCodeForm({ heading, label, hint, openLabel, wrong, onOpen }: CheckedCodeFormProps) {
	const [fault, setFault] = useState<CodeFault | null>(wrong?.fault ?? null);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const input = event.currentTarget.elements.namedItem("code") as HTMLInputElement;
		const found = await onOpen(input.value);
		setFault(found);
		if (found) input.focus();
	};
	return (
		<form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-4">
			{heading}
			<TextField
				label={label}
				hint={hint}
				error={fault?.error}
				name="code"
				defaultValue={wrong?.typed}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
			/>
			{fault && fault.suspicion.positions.length > 0 ? (
				<Suspicion suspicion={fault.suspicion} spoken={fault.spoken} />
			) : null}
			<Button type="submit" className="justify-self-start">
				{openLabel}
			</Button>
		</form>
	);
}
