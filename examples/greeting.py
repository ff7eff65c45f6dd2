"""سلام دادن به کسی که برنامه را اجرا می‌کند."""

from datetime import datetime


def greeting(name: str, hour: int) -> str:
    # پیش از ظهر «صبح بخیر» می‌گوییم و پس از آن «عصر بخیر».
    # اگر نام خالی باشد، دوست ناشناس را صدا می‌زنیم.
    salutation = "صبح بخیر" if hour < 12 else "عصر بخیر"
    return f"{salutation}، {name or 'دوست من'}!"


if __name__ == "__main__":
    name = input("نام شما چیست؟ ").strip()
    print(greeting(name, datetime.now().hour))
    print("امیدواریم روز خوبی داشته باشید.")
