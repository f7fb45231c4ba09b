import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";

interface AlertProps {
	readonly title: string;
	readonly tone?: "info" | "destructive";
	readonly children?: ReactNode;
}

/** Important information in the flow of the page. Destructive alerts are announced. */
export function Alert({ title, tone = "info", children }: AlertProps) {
	const isDestructive = tone === "destructive";
	const Icon = isDestructive ? CircleAlert : Info;
	return (
		<div
			role={isDestructive ? "alert" : "note"}
			className={`flex gap-3 rounded-control border p-4 ${isDestructive ? "border-danger bg-danger-surface" : "border-hairline bg-sunken"}`}
		>
			<Icon aria-hidden="true" className={`mt-0.5 size-5 flex-none ${isDestructive ? "text-danger" : ""}`} />
			<div className="grid gap-1">
				<p className="font-semibold">{title}</p>
				{children}
			</div>
		</div>
	);
}
