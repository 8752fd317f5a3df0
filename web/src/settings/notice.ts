/** Whether the browser lets us call the visitor when it is his turn. */
export type Leave = "granted" | "askable" | "denied" | "insecure" | "unknown";

/** `permission` is what the browser says, if it knows notices at all. */
export function leaveOf(secure: boolean, permission: NotificationPermission | undefined): Leave {
  if (!secure) return "insecure";
  switch (permission) {
    case undefined:
      return "unknown";
    case "default":
      return "askable";
    default:
      return permission;
  }
}

export function leaveNow(): Leave {
  return leaveOf(isSecureContext, "Notification" in window ? Notification.permission : undefined);
}

export async function askLeave(): Promise<Leave> {
  if (leaveNow() === "askable") await Notification.requestPermission();
  return leaveNow();
}

/** Shows a notice. Gives whether the browser took it: those of phones know them and refuse to show one. */
export function notice(title: string, body: string): boolean {
  if (leaveNow() !== "granted") return false;
  try {
    const shown = new Notification(title, { body, icon: "/hat.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}
