import { Play } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { rehearsedPupils } from "#domain/classes/rehearsal.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { RehearsalPicture } from "./rehearsal-picture.tsx";

const RehearsalWall = lazyPart(async () => (await import("./rehearsal-wall.tsx")).RehearsalWall);

interface RehearsalButtonProps {
	/** Whether pupils have yet to come. A rehearsal that is open when they do goes on. */
	readonly isOffered?: boolean;
	readonly isOnBand?: boolean;
}

/** A picture of the class wall that plays a rehearsal of it, for a teacher without pupils yet: another one each time. */
export function RehearsalButton({ isOffered = true, isOnBand = false }: RehearsalButtonProps) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	/** Counts the openings. The wall stays mounted when it closes: closing returns the focus. */
	const [opening, setOpening] = useState(0);
	if (!isOffered && !isOpen) return null;
	return (
		<div className="grid w-full max-w-xl content-start gap-2">
			<button
				type="button"
				className={`group pressable relative flex aspect-video w-full cursor-pointer items-end overflow-hidden rounded-panel bg-band text-left text-on-band forced-colors:border ${isOnBand ? "border border-on-band/25 focus-visible:outline-on-band" : ""}`}
				onClick={() => {
					setOpening(opening + 1);
					setOpen(true);
				}}
			>
				<RehearsalPicture />
				<span className="relative flex w-full items-center gap-3 bg-band p-3 font-semibold leading-tight">
					<span className="grid size-11 shrink-0 place-content-center rounded-full bg-on-band text-band">
						<Play aria-hidden="true" className="size-5 translate-x-px fill-current" />
					</span>
					{t("classes.rehearsal.open", { pupils: rehearsedPupils })}
				</span>
			</button>
			<p className={`text-sm ${isOnBand ? "text-on-band-soft" : "text-soft"}`}>
				{t("classes.rehearsal.hint")}
			</p>
			{opening > 0 ? (
				<RehearsalWall key={opening} placeholder={null} isOpen={isOpen} onClose={() => setOpen(false)} />
			) : null}
		</div>
	);
}
