import { TextField } from "../../ui/text-field.tsx";
import { useScannedCode } from "../links/scanned-code.ts";

interface CodeFieldProps {
	readonly label: string;
	readonly hint: string;
	readonly error: string | undefined;
	/** False if another field of the page takes the scanned code. */
	readonly isScanned?: boolean;
}

/** The maximum length of typed text: a code with the characters around and between its characters that a paste brings. */
const maxTypedLength = 40;

/** Asks for a code; a scanned code is filled in from the fragment of the address. */
export function CodeField({ label, hint, error, isScanned = true }: CodeFieldProps) {
	const scanned = useScannedCode();
	return (
		<TextField
			label={label}
			hint={hint}
			error={error}
			name="code"
			autoComplete="off"
			autoCapitalize="characters"
			spellCheck={false}
			maxLength={maxTypedLength}
			required
			defaultValue={isScanned ? scanned.slice(0, maxTypedLength) : ""}
		/>
	);
}
