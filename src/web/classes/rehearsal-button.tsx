import { useState } from "react";
import { useTranslation } from "react-i18next";
import { rehearsedPupils } from "#domain/classes/rehearsal.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { Button } from "../ui/button.tsx";

const RehearsalWall = lazyPart(async () => (await import("./rehearsal-wall.tsx")).RehearsalWall);

interface RehearsalButtonProps {
	/** Whether pupils have yet to come. A rehearsal that is open when they do goes on. */
	readonly isOffered?: boolean;
	readonly isOnBand?: boolean;
}

/** Opens a rehearsal of the class wall, for a teacher without pupils yet. Each opening plays another one. */
export function RehearsalButton({ isOffered = true, isOnBand = false }: RehearsalButtonProps) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	/** Counts the openings. The wall stays mounted when it closes: closing returns the focus. */
	const [opening, setOpening] = useState(0);
	if (!isOffered && !isOpen) return null;
	return (
		<div className={`grid gap-1 ${isOnBand ? "justify-items-center" : "justify-items-start"}`}>
			<Button
				look={isOnBand ? "quietOnBand" : "secondary"}
				onClick={() => {
					setOpening(opening + 1);
					setOpen(true);
				}}
			>
				{t("classes.rehearsal.open", { pupils: rehearsedPupils })}
			</Button>
			<p className={`text-sm ${isOnBand ? "text-on-band-soft" : "text-soft"}`}>
				{t("classes.rehearsal.hint")}
			</p>
			{opening > 0 ? (
				<RehearsalWall key={opening} placeholder={null} isOpen={isOpen} onClose={() => setOpen(false)} />
			) : null}
		</div>
	);
}
